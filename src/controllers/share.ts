/** @returns the number of shared files, or null when the consumer cancelled @throws {Error} when sharing failed */
export async function share(title: string, text: string, file: File | null): Promise<{ files: number } | null> {
  // Some devices share text but no files.
  const files = file && navigator.canShare?.({ files: [file] }) ? [file] : [];
  try {
    await navigator.share({ title, text, ...(files.length ? { files } : {}) });
    return { files: files.length };
  } catch (error) {
    // Cancelled, or the dialog of an earlier press is still open.
    if (error instanceof DOMException && /^(Abort|InvalidState)Error$/.test(error.name)) return null;
    throw error;
  }
}

export function canShare(): boolean {
  return 'share' in navigator && (navigator.canShare?.({ text: 'x' }) ?? true);
}
