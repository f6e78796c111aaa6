/** @returns how many files went along, or null when the consumer thought better of it @throws {Error} when it could not go */
export async function share(title: string, text: string, file: File | null): Promise<{ files: number } | null> {
  // Not every device that shares text shares files.
  const files = file && navigator.canShare?.({ files: [file] }) ? [file] : [];
  try {
    await navigator.share({ title, text, ...(files.length ? { files } : {}) });
    return { files: files.length };
  } catch (error) {
    // Called off, or the last one is still being decided on.
    if (error instanceof DOMException && /^(Abort|InvalidState)Error$/.test(error.name)) return null;
    throw error;
  }
}

export function canShare(): boolean {
  return 'share' in navigator && (navigator.canShare?.({ text: 'x' }) ?? true);
}
