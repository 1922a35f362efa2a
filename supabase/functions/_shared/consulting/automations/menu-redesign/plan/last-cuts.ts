/** The cost of a cut that loses, in words. */
import { joinList } from '../../../base/language/text.ts'
import { inReais } from '../amounts.ts'
import type { MenuRedesign } from '../schema.ts'

/** What the last cuts to the owner's number cost, and up to which number the plan loses nothing. */
export function lastCutsWords(
  { stands, back, owners }: NonNullable<MenuRedesign['balance']>,
  per: string,
): string {
  const told = `${back.length === 1 ? 'o corte mais caro é' : 'os cortes mais caros são'} ${joinList(back.map(({ name, loss }) => `${name} (${inReais(loss)} ${per.trim()})`))}`
  if (!stands) return told
  return `${told}; parando em **${stands.items} itens**, ${owners > 1 ? `a perda fica nos ${inReais(owners)} do que você mandou tirar` : 'o plano não perde'}`
}
