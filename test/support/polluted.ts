/** Runs a task while every object inherits these properties. */
export async function polluted<T>(properties: object, task: () => T | Promise<T>): Promise<T> {
  const keys = Object.keys(properties);
  for (const key of keys)
    Object.defineProperty(Object.prototype, key, {
      configurable: true,
      writable: true,
      value: (properties as Record<string, unknown>)[key],
    });
  try {
    return await task();
  } finally {
    for (const key of keys) Reflect.deleteProperty(Object.prototype, key);
  }
}
