/** Reading a JSON body where there is no endpoint of the contract that describes it. */
import type { ZodType } from 'zod';
import { issueError, paramError } from '../errors.js';

/** @throws {ApiError} for what is not JSON, or not of the schema */
export function readInput<Value>(schema: ZodType<Value>, text: string): Value {
  let value: unknown;
  try {
    value = JSON.parse(text || '{}');
  } catch {
    throw paramError('', 'Malformed JSON in request body');
  }
  const result = schema.safeParse(value);
  if (!result.success) throw issueError(result.error);
  return result.data;
}
