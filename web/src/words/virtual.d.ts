declare module "virtual:words" {
  const languages: Record<string, () => Promise<{ default: string }>>;
  export default languages;
}

declare module "virtual:words/*" {
  const sentences: string;
  export default sentences;
}
