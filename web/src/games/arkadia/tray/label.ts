// The label of the main button: it says what will happen, or what is still to be chosen.
import type { Label } from '../../../table/tray/label';
import type { Ask } from '../play.svelte';

export interface Choice {
  ask: Ask;
  /** A card is chosen. */
  card?: boolean;
  /** A tile lies tentatively on the board. */
  fixed?: boolean;
  legal?: boolean;
  /** Workers set this turn. */
  placed?: number;
  family?: boolean;
  square?: boolean;
  stack?: boolean;
  sold?: number;
  gold?: number;
}

export function primaryLabel(choice: Choice): Label {
  switch (choice.ask) {
    case 'lot':
      return { key: choice.fixed && choice.legal ? 'arkadia-go-lot' : 'arkadia-go-choose-place' };
    case 'lay':
      if (!choice.card) return { key: 'arkadia-go-choose-card' };
      if (!choice.fixed) return { key: 'arkadia-go-choose-place' };
      return { key: choice.legal ? 'arkadia-go-lay' : 'arkadia-go-not-here' };
    case 'workers':
      return choice.placed ? { key: 'arkadia-go-done', args: { n: choice.placed } } : { key: 'arkadia-go-choose-square' };
    case 'castle':
      if (!choice.family) return { key: 'arkadia-go-choose-piece' };
      return { key: choice.square ? 'arkadia-go-castle' : 'arkadia-go-choose-castle-square' };
    case 'draw':
      return { key: choice.stack ? 'arkadia-go-stack' : 'arkadia-go-choose-open' };
    case 'banner':
      return { key: 'arkadia-go-end' };
    case 'sell':
      return choice.sold
        ? { key: 'arkadia-go-sell', args: { n: choice.sold, gold: choice.gold ?? 0 } }
        : { key: 'arkadia-go-sell-nothing' };
    case 'other':
      return { key: 'arkadia-go-choose-move' };
    case 'send':
      return { key: 'arkadia-go-send' };
    case 'past':
      return { key: 'arkadia-go-now' };
    default:
      return { key: 'arkadia-go-wait' };
  }
}
