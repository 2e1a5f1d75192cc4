// The events of Lone Number, each with its audience.

export type Event =
  | {
      readonly kind: 'called';
      readonly to: { readonly player: string };
      readonly number: number | null;
      readonly points: number;
      readonly total: number;
    }
  | { readonly kind: 'lone-number'; readonly to: 'everyone'; readonly number: number | null }
  | {
      readonly kind: 'rounds-ended';
      readonly to: 'everyone';
      readonly winner: string;
      readonly scores: ReadonlyMap<string, number>;
      readonly luckyNumber: number;
    }
  | { readonly kind: 'prize-named'; readonly to: 'everyone'; readonly prize: string }
  | {
      readonly kind: 'prize-given';
      readonly to: 'everyone';
      readonly giver: string;
      readonly receiver: string;
    };
