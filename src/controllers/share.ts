/** @returns whether it went; false when the consumer thought better of it @throws {Error} when it could not go */
export async function share(title: string, text: string, file: File | null): Promise<{ files: number } | null> {
  // Not every device that shares text shares files.
  const files = file && navigator.canShare?.({ files: [file] }) ? [file] : [];
  try {
    await navigator.share({ title, text, ...(files.length ? { files } : {}) });
    return { files: files.length };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    throw error;
  }
}

export function canShare(): boolean {
  return 'share' in navigator;
}
