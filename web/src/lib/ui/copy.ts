/**
 * Put the text of a field into the clipboard. False where the browser does not allow it, as without https: the text is then
 * selected, ready for the reader's own keys.
 */
export async function copyField(field: HTMLInputElement): Promise<boolean> {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return false;
  }
}
