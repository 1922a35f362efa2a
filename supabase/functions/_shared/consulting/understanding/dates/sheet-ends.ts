/** "A última semana da planilha está incompleta": the owner means a week of the sheet, whose days the sheet knows. */
import { addDays } from '../../base/calendar.ts'
import type { DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { withoutSpans } from '../text/take-out.ts'

/** Monday of the first and of the last week with sales, yyyy-mm-dd. */
export type SheetEnds = { first: string; last: string }

const partial =
  'incomplet\\w+|pela metade|na metade|parcial|cortada|quebrada|faltando dia\\w*|(?:nao|n) (?:fechou|terminou|acabou|(?:esta|ta) (?:completa|inteira|fechada|cheia)|(?:e|foi) (?:completa|inteira|cheia|normal)|cont[ae]\\w*|vale|consider\\w+|us[ae]\\w*|entr[ae]\\w*)|so (?:tem|vai|foi|pegou|pega|entrou) [^.,;!?\\n]{1,24}'
const ignored =
  '[\\s,;:–—-]+(?:(?:entao|por isso|ai|e|favor|por favor|logo) )*(?:nao|n|desconsider\\w+|ignor\\w+|tir[ae]\\w*|deix\\w+|pul[ae]\\w*)(?: (?:precisa )?(?:consider\\w+|cont[ae]\\w*|lev[ae]\\w*|us[ae]\\w*|olh\\w+|de fora|fora))?(?: (?:ela|essa|esta|isso|nenhuma das duas|as duas|nenhuma|na conta|em conta|da conta|de fora|fora))*(?=[\\s.,;!?]*(?:$|[.,;!?\\n]))'

/** "a planilha vai só até a quinta-feira, dia 26, portanto": how far it goes, before what is said of its last week. */
const until =
  '(?:a |o |as |os |minha |nossa )?(?:planilha|arquivo|relatorio|dados|vendas)(?: de vendas)? (?:so |somente |apenas )?(?:vai|vao|termina\\w*|acaba\\w*|para|chega|tem|pega|pegou|foi|esta|ta) (?:so |somente |apenas |dados |vendas )*(?:ate|em|n(?:um)?[ao]) [^.;!?\\n]{2,45}?[\\s,:–—-]+(?:(?:de (?:modo|forma|maneira) que|portanto|entao|logo|por isso|assim|e|porque|pois|ou seja),? )*'
const told = new RegExp(
  `(?<![a-z])${until}(?:a |essa |esta |sua )?(?:(?:ultima|derradeira) )?semana(?: (?:dela|da planilha))?,? (?:(?:esta|ta|e|foi|veio|ficou|ainda|que) )*(?:${partial})(?![a-z])(?:${ignored})?|(?<![a-z])(?:e |mas |que )?(?:a |na |essa |dessa )?(?:ultima|(primeira)|derradeira) semana(?: (?:d[ao]s? |que (?:esta|ta) n[ao] )?(?:planilha|arquivo|relatorio|vendas|lista|mes))?,? (?:(?:esta|ta|e|foi|veio|ficou|ainda|que|esta ainda|ta ainda) )*(?:${partial})(?![a-z])(?:${ignored})?`,
  'g',
)

/** The weeks at the ends of the sheet that the owner leaves out, and the text without those words. */
export function withSheetEnds(text: string, ends: SheetEnds | null): { wishes: DraftWish[]; rest: string } {
  if (ends === null) return { wishes: [], rest: text }
  const found = [...foldInPlace(text).toLowerCase().matchAll(told)].map((match) => {
    const joint = /^(?:e|mas|que) /.exec(match[0])?.[0].length ?? 0
    const start = match.index + joint
    const end = match.index + match[0].length
    const isFirst = match[1] === 'primeira'
    const from = isFirst ? ends.first : ends.last
    const wish = {
      kind: 'date',
      what: isFirst ? 'primeira semana da planilha' : 'última semana da planilha',
      from,
      to: addDays(from, 6),
      closed: true,
      leftOut: true,
    } as const
    return { wish, start, end }
  })
  return { wishes: found, rest: withoutSpans(text, found) }
}
