/** Let the reader choose a file. The input field exists only until then: redrawing the button must not lose the answer. */
export function chooseFile(accept: string, take: (file: File) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = accept;
  input.onchange = () => {
    const file = input.files?.[0];
    if (file) take(file);
  };
  input.click();
}
