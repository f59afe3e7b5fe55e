// Made by the plugin `web/words.ts`.
declare module 'virtual:words' {
  const load: Partial<Record<string, () => Promise<{ default: string }>>>;
  export default load;
}
