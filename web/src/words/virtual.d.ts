declare module "virtual:words" {
  const languages: Record<string, () => Promise<{ default: string }>>;
  export default languages;
  /** By language, what is said when the rest can't be loaded. */
  export const fallback: Record<string, string>;
}

declare module "virtual:words/*" {
  const sentences: string;
  export default sentences;
}
