import type { RequestSheet } from '../../../base/request/request-sheet.ts'

const gives =
  /(?<!\p{L})(?:pode(?:m|mos)?|posso|d[áa] (?:pra|para)|libero|autorizo|deixo|aceito|topo|se quiser)(?!\p{L})/iu
/** A wish and an estimate: "quero tirar uns três". */
const wishes =
  /(?<!\p{L})(?:quero|queria|queremos|gostar[ií]a\p{L}*|penso|pensando|pretendo|uns|umas|alguns|algumas)(?!\p{L})/iu
/** The reason is the work, which no margin outweighs: "porque a chapa não dá conta". */
const ofWork =
  /n[aã]o (?:est[aá] |t[aá] )?d(?:[aá]|ando) conta|(?:se )?(?:trava|enrola|atrasa|demora|entope|sufoca)\p{L}*/iu

/**
 * "pode tirar até 4 coisas": a leave, and no order to find four. With more margin as the goal, what the owner only wishes away
 * without a name is no order to lose money either, but where the kitchen cannot cope or a shorter menu is a goal too.
 */
export const isLeaveToCut = (wish: RequestSheet['wishes'][number], goals: readonly string[] = []): boolean =>
  wish.kind === 'dropItem' &&
  wish.weak === true &&
  wish.most !== undefined &&
  (gives.test(wish.text) ||
    (wishes.test(wish.text) &&
      !ofWork.test(wish.text) &&
      !goals.some((goal) => /reduzir o n[uú]mero/i.test(goal)) &&
      goals.some((goal) => /margem|lucro/i.test(goal))))
