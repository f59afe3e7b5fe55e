/** Parts of a table that a step of the guide points at: panels by their names. */
export const panels = (...ids: string[]): { id: string; at: string }[] => ids.map((id) => ({ id, at: `section[aria-labelledby="${id}-h"]` }));
export const LOG = { id: 'log', at: '.logp' };
