import { readShipment } from '@fairway/trade';
import { describe, expect, it, test } from 'vitest';
import { draftOf, shipmentOfDraft, visibleBoxes } from './shipmentDraft.ts';

const { shipment } = readShipment({
  boxes: '2x20GP-1x40RF',
  ready: '2026-12-01',
  goods: '125000.50EUR',
  incoterm: 'CIF',
  currency: 'CNY',
});

describe('the form of a shipment', () => {
  it('comes back as the same shipment', () => {
    expect(shipmentOfDraft(draftOf(shipment))).toEqual({ shipment });
  });

  it('starts with one 40HQ', () => {
    expect(shipmentOfDraft(draftOf(null))).toMatchObject({
      shipment: { boxes: [{ type: '40HQ', count: 1 }], terms: 'prepaid', currency: 'USD' },
    });
  });

  it('counts the types that carriers quote, and those that were added', () => {
    expect(visibleBoxes(draftOf(shipment).counts)).toEqual(['20GP', '40GP', '40HQ', '40RF']);
  });

  test.each([
    [{ counts: {} }, 'boxes'],
    [{ counts: { '20GP': 0 } }, 'boxes'],
    [{ goods: 'much' }, 'goods'],
    [{ goods: '0' }, 'goods'],
    [{ goods: '¥5,000', goodsCurrency: 'USD' }, 'goods'],
    [{ incoterm: 'FAS' }, 'incoterm'],
  ] as const)('%j is no shipment yet: %s', (change, problem) => {
    expect(shipmentOfDraft({ ...draftOf(null), ...change })).toEqual({ problems: [problem] });
  });
});
