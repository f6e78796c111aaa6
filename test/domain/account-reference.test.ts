import { expect } from '@open-wc/testing';
import { readableReference, referenceKind, type ReferenceKind } from '../../src/domain/account-reference.js';

describe('referenceKind', () => {
  const table: [string, string | null, ReferenceKind][] = [
    ['con***@example.cn', 'ewallet_cn', 'email'],
    ['***@example.kr', 'ewallet_kr', 'email'],
    ['con***@example.cn', null, 'email'],
    ['+62812****7890', 'ovo_id', 'phone'],
    ['+6281234567890', 'ewallet_id', 'phone'],
    ['0812-****-7890', null, 'phone'],
    ['08x-xxx-4567', 'ewallet_th', 'phone'],
    ['(081) ••• 4567', 'ewallet_th', 'phone'],
    ['Som*** J***', 'ewallet_th', 'account'],
    ['สม*** จ***', 'ewallet_th', 'account'],
    ['220012******4321', 'card_ru', 'card'],
    ['220012******4321', null, 'card'],
    ['2200 12** **** 4321', null, 'card'],
    ['*4321', 'card_ru', 'card'],
    ['220012******4321', 'ewallet_id', 'account'],
    ['+220012******4321', null, 'account'],
    ['12345', 'ewallet_cn', 'account'],
    ['dewi_99', 'ewallet_id', 'account'],
    ['@dewi', null, 'account'],
    ['two words @ once', null, 'account'],
    ['', null, 'account'],
    ['****', null, 'account'],
    ['my a@b.cn', null, 'account'],
    ['a@b.cn or so', null, 'account'],
    ['123456', 'ewallet_cn', 'account'],
    ['1234567', 'ewallet_cn', 'phone'],
  ];
  for (const [reference, method, kind] of table) {
    it(`classifies ${reference} of ${method} as ${kind}`, () =>
      expect(referenceKind(reference, method)).to.equal(kind));
  }
});

describe('readableReference', () => {
  const table: [string, string | null, string][] = [
    ['+62812****7890', 'ovo_id', '+62812 ••• 7890'],
    ['08x-xxx-4567', 'ewallet_th', '08 ••• 4567'],
    ['(081) ••• 4567', 'ewallet_th', '(081) ••• 4567'],
    ['+6281234567890', 'ewallet_id', '+6281234567890'],
    ['220012******4321', 'card_ru', '220012******4321'],
    ['con***@example.cn', null, 'con***@example.cn'],
    ['Som*** J***', 'ewallet_th', 'Som*** J***'],
  ];
  for (const [reference, method, shown] of table) {
    it(`shows ${reference} of ${method ?? 'an unknown method'} as ${shown}`, () => {
      expect(readableReference(reference, method)).to.equal(shown);
    });
  }
});
