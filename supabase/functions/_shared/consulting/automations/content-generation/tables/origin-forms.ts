/** Thoughts on an item whose name says where it comes from: "da serra", "de Jaguaribe". `{h}` is that place, as named. */
import type { Register } from './moments.ts'

/** A place at the end of a name, or within it. */
const place =
  /(?<!\p{L})((?:d[aeo]s?) (?:serra|sert[ãa]o|maci[çc]o|lagoa|praia|mar|ro[çc]a|quintal|horta|rio|a[çc]ude|litoral|mangue|feira|casa da v[óo]|\p{Lu}\p{L}{3,}(?: (?:d[aeo]s? )?\p{Lu}\p{L}+)?))(?!\p{L})/u

/** Words after "da" that name no place, although they begin with a capital. */
const noPlace = /(?:Casa|Bar|Chef|Dona|Seu|Mestre|Praça|Mundo|Gota|Mulesta|Peste|Hora|Dia)(?!\p{L})/u

/** "da Meruoca"; null if a name says no place. @param house whose own name is no place */
export function originIn(name: string, house: string): string | null {
  const found = place.exec(name.slice(1))?.[1] ?? null
  if (found === null || noPlace.test(found)) return null
  const bare = found.replace(/^d[aeo]s? /, '')
  return house.toLowerCase().includes(bare.toLowerCase()) ? null : found
}

export const originForms: Readonly<Record<Register, readonly string[]>> = {
  spoken: [
    '{N}: o sobrenome já diz de onde vem. Quem é {h} bota o dedo aqui.',
    'Tem prato que vem com endereço no nome. Este é {h}, e não nega.',
    'Pergunta de prova: o que é que vem {h} e chega aqui na panela? {N}. Acertou, puxa a cadeira.',
  ],
  plain: [
    '{N}: o sobrenome diz de onde vem. [Quem é de lá reconhece|Quem conhece o lugar confirma].',
    'Há pratos que trazem o endereço no nome: este é {h}.',
    'Antes da receita vem o lugar: {h}. [O resto é fogo e tempo|Depois, é com a cozinha].',
  ],
  sober: [
    '{N}. O nome diz de onde.',
    'Primeiro o lugar, {h}; depois a cozinha.',
    '{N}. O lugar vem antes da receita.',
  ],
}
