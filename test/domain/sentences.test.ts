import { expect } from '@open-wc/testing';
import { headingOf } from '../../src/domain/sentences.js';

describe('headingOf', () => {
  const table: [message: string, heading: string, rest: string][] = [
    ['Something went wrong. Try again in a moment.', 'Something went wrong.', 'Try again in a moment.'],
    ['That took too long.', 'That took too long.', ''],
    ['Loading', 'Loading', ''],
    ['无法连接。请稍后重试。', '无法连接。', '请稍后重试。'],
    ['समय खत्म हो गया। फिर से कोशिश करें।', 'समय खत्म हो गया।', 'फिर से कोशिश करें।'],
    ['هل تم الدفع؟ لا تدفع مرة أخرى.', 'هل تم الدفع؟', 'لا تدفع مرة أخرى.'],
    ['เชื่อมต่อไม่ได้ กรุณาลองอีกครั้ง', 'เชื่อมต่อไม่ได้ กรุณาลองอีกครั้ง', ''],
    ['Version 1.5 is old. Update it.', 'Version 1.5 is old.', 'Update it.'],
    ['', '', ''],
  ];
  for (const [message, ...parts] of table)
    it(JSON.stringify(message), () => expect(headingOf(message)).to.deep.equal(parts));
});
