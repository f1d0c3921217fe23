/** How even the arrangement of a table is, asked for anew whenever it changes. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../../api.ts";
import { preferredBot } from "../../bot-strength.ts";
import type { Choices } from "../../wire/game.ts";
import type { Balance, TableInfo } from "../../wire/messages.ts";
import type { BalanceRequest, OfferedGame } from "../../wire/routes.ts";
import { leaderSeat } from "../state.ts";

/** Null: nobody knows, or not yet. */
export function useBalance(info: TableInfo, offered: OfferedGame): Balance | null {
  const found = useSignal<Balance | null>(null);
  const wanted = JSON.stringify(balanceRequest(info, offered));
  useEffect(() => {
    let isCurrent = true;
    const show = (balance: Balance | null) => {
      if (isCurrent) found.value = balance;
    };
    fetchBalance(info, offered).then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
  }, [wanted, offered]);
  return found.value;
}

export async function fetchBalance(info: TableInfo, offered: OfferedGame): Promise<Balance | null> {
  return offered.balanced_option ? api.balance(offered.name, balanceRequest(info, offered)) : null;
}

function balanceRequest(info: TableInfo, offered: OfferedGame): BalanceRequest {
  return {
    seats: leaderSeat(info) ?? info.chairs.length,
    strength: strengthAt(info, offered),
    options: info.options as Choices,
  };
}

/** Of the bots at the table; if there are none, of those that would take the free seats. */
export function strengthAt({ chairs }: TableInfo, offered: OfferedGame): string {
  return chairs.find(({ bot }) => bot)?.bot ?? preferredBot(offered);
}
