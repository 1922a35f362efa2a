import type { RequestSheet } from '../../../base/request/request-sheet.ts'

/** "pode tirar até 4 coisas": a leave, and no order to find four. */
export const isLeaveToCut = (wish: RequestSheet['wishes'][number]): boolean =>
  wish.kind === 'dropItem' &&
  wish.weak === true &&
  wish.most !== undefined &&
  /(?<!\p{L})(?:pode(?:m|mos)?|posso|d[áa] (?:pra|para)|libero|autorizo|deixo|aceito|topo|se quiser)(?!\p{L})/iu.test(
    wish.text,
  )
