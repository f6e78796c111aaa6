/** Reads the JSON body of an endpoint that is not in the contract. */
import type { ZodType } from 'zod';
import { issueError, paramError } from '../errors.js';

/** @throws {ApiError} if the text is not JSON, or does not match the schema */
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
