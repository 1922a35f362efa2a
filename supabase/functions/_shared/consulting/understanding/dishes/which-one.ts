/** "Qual deles coloco como prato do dia na terça?", "qual vocês serviriam ao turista?": one of the plan, for a day or a guest. */
import { foodIn, type Reader, reads } from './shape.ts'

const which =
  '(?:e |mas )?(?:qua(?:l|is)|que prato)(?: (?:d?el[ae]s|del[ae]s|d[oae]st?[ae]?s? (?:\\p{L}+ )?(?:pratos?|nov[oa]s|dois|duas|tres|quatro|cinco|seis)|prato|receita))?'
const ofDay =
  '(?:prato|sugestao|oferta|especial|destaque|carro-chefe) (?:d[oae]|d[ao]s|n[ao]) (?:dia|casa|semana|chef|terca|quarta|quinta|sexta|segunda|sabado|domingo)'
const guest =
  '(?:turistas?|visitantes?|quem (?:vem|passa|chega|esta|nunca)|cliente novo|clientes novos|gente de fora|forasteir\\p{L}+)'
const giving =
  '(?:serv(?:ir\\p{L}*|iria\\p{L}*|imos|em)|indic\\p{L}+|recomend\\p{L}+|suger\\p{L}+|sugir\\p{L}+|ofere\\p{L}+|mostr\\p{L}+|dari\\p{L}+)'

export const whichOne: Reader = (said, told) =>
  reads(
    `${which} (?:[^.!?;\\n]{0,40}? )?(?:${ofDay}|${giving} [^.!?;\\n]{0,25}?${guest})[^.!?;\\n]*\\??`,
    ([whole]) =>
      // What somebody must not eat or drink is another question.
      /(?<!\p{L})(?:sem|alergi\p{L}*|veg\p{L}+|crianca\p{L}*|gravid\p{L}*)(?!\p{L})/u.test(whole)
        ? null
        : [{ kind: 'question', about: 'whichOne' }],
  )(said, told)

/** "lagosta, só se estiver fora do defeso": whether it is, the calendar answers. */
export const ifInSeason: Reader = (said, around) =>
  reads(
    ',? ?(?:mas )?(?:so|somente|apenas) (?:se|quando) (?:ela |ele )?(?:(?:estiver|esta|for|tiver) )?(?:fora|livre) d[oe] defeso',
    (match) => {
      const told = said.slice(0, match.index).replace(/[\s,]+$/u, '')
      const [before = ''] = /[^.,;:!?\n]*$/u.exec(told) ?? []
      const what = foodIn(before)?.name
      return what === undefined ? null : [{ kind: 'question', about: 'closedSeason', what }]
    },
  )(said, around)
