/** The tasting menu with its drinks, and the menu's lines in English. */
import { formatBrl, formatNumber } from '../../base/language/text.ts'
import type { Block, ReportSection } from '../../report/blocks.ts'
import { englishFoot } from './english.ts'
import { menuPrice } from './money.ts'
import type { PairingMenu } from './schema.ts'

export function flightSection({ flight }: PairingMenu): ReportSection[] {
  if (!flight) return []
  const { moments, price, cost, doseMl, totalMl, soberPrice, plates } = flight
  const ml = totalMl ?? doseMl * moments.length
  const sober = soberPrice === undefined ? '' : ` Sem álcool, ${menuPrice(soberPrice)}.`
  const whole =
    plates === undefined
      ? ''
      : ` Com os pratos, que somam ${formatBrl(plates)} a preço de cardápio, ${formatBrl(plates + price)}.`
  return [
    {
      id: 'menu-degustacao',
      title: `Menu degustação em ${moments.length} tempos`,
      blocks: [
        {
          kind: 'text',
          text: `**Harmonização a ${menuPrice(price)} por pessoa**: custa ${formatBrl(cost)} e deixa ${formatBrl(price - cost)}.${ml > 0 ? ` São ${formatNumber(ml)} ml de cachaça na noite.` : ''}${sober}${whole}`,
        },
        {
          kind: 'table',
          caption: ml > 0 ? `Doses de ${formatNumber(doseMl)} ml` : 'Meia taça por tempo',
          headers: ['Tempo', 'Prato', 'Bebida', 'Sem álcool', 'Por quê'],
          rows: moments.map(({ moment, dish, cachaca, free, reason }) => [
            moment,
            dish,
            cachaca,
            free ?? '—',
            reason,
          ]),
        },
      ],
    },
  ]
}

export function englishBlocks(asked: PairingMenu['asked']): Block[] {
  const lines = asked?.english ?? []
  if (lines.length === 0) return []
  return [
    { kind: 'subtitle', text: 'Em inglês' },
    { kind: 'list', items: lines.map(({ dish, line }) => `**${dish}**: ${line}`) },
    { kind: 'text', text: `No rodapé: ${englishFoot}` },
  ]
}
