// A game that ended before its rules did.
import type { Brief, View } from '../../wire/types';

/** The view without what its position still asks: nobody decides any more. */
export function withoutQuestions(view: View, brief: Brief): View {
  return view && brief.ended && brief.state !== 'running' && (view.offer || view.to_move >= 0) ? { ...view, offer: null, to_move: -1 } : view;
}
