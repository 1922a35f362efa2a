/** Flavours of an occasion: ginger, cinnamon and cloves for São João. */
import { foldAccents } from '../../base/language/text.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'

const themes: readonly (readonly [occasion: RegExp, families: readonly string[]])[] = [
  [/sao joao|junin|sao pedro|quermesse/, ['gengibre', 'canela', 'cravo-da-índia', 'amendoim']],
  [/natal|reveillon/, ['espumante', 'canela', 'cravo-da-índia', 'uva']],
  [/carnaval/, ['caju', 'cajá', 'abacaxi', 'melancia']],
  [/pascoa|semana santa/, ['chocolate', 'café', 'vinho']],
]

/** Flavour families of the occasions that a request names, or undefined. Closed days do not count. */
export function themeOf({ wishes }: Pick<RequestSheet, 'wishes'>): ReadonlySet<string> | undefined {
  const said = wishes.flatMap((wish) =>
    wish.kind === 'date' && !wish.closed ? [foldAccents(wish.what).toLowerCase()] : [],
  )
  const families = themes.flatMap(([occasion, flavours]) =>
    said.some((what) => occasion.test(what)) ? flavours : [],
  )
  return families.length > 0 ? new Set(families) : undefined
}
