/** What to see to before the posts go out: one short list. */
import { shortDay } from '../../base/calendar.ts'
import { sellsOf } from '../../base/house/own-menu.ts'
import { joinList } from '../../base/language/text.ts'
import type { Requirements } from '../../base/request/requirements.ts'
import { documentNotes } from './protected-items.ts'
import { say, type ToldCalendar } from './told-calendar.ts'

const nuts = /amendoim|pa[çc]oca|p[ée] de moleque/iu
const mayHoldNuts = /canjica|curau|cuscuz doce|cocada|bolo de milho|mungunz[áa]/iu

export function beforePublishing(
  told: ToldCalendar,
  { combos, exclusions, houseFacts, postRules, dates }: Requirements,
): string[] {
  const { context, posts, isClosed } = told
  const alcohol = posts.filter((post) => post.alcohol)
  const rests = posts.filter(({ day }) => isClosed(day))
  const music = dates.some(
    ({ what, closed }) =>
      !closed && /chor|forr|samba|m[úu]sica|show|banda|viol|pagode|seresta|dj/iu.test(what),
  )
  const allergies = exclusions.filter(({ why }) => why === 'allergy').map(({ label }) => label)
  const sold = new Set(sellsOf(context.house).map(({ name }) => name))
  const shown = [...new Set(posts.flatMap(({ items }) => items))].filter((name) => sold.has(name))
  const doubtful = allergies.some((label) => nuts.test(label))
    ? shown.filter((name) => mayHoldNuts.test(name))
    : []
  const raw = postRules.some(({ what, of }) => what === 'noMention' && /ovo cru/i.test(of ?? ''))
  const foamy = shown.filter((name) => /(?<!\p{L})(?:sour|fizz|flip|espuma|mousse)(?!\p{L})/iu.test(name))
  const lines = [
    alcohol.length > 0
      ? 'Bebida: [copo na mesa, nunca na boca|copo parado, longe da boca]; só gente que [pareça|tenha e pareça] mais de 25 anos; [nada de volante, esporte ou trabalho|sem volante, esporte nem trabalho].'
      : '',
    '[Rosto de cliente ou de funcionário, só com autorização por mensagem|Foto com gente: peça o “pode” por mensagem e guarde|Sem o “sim” por mensagem, nada de rosto|Antes de mostrar alguém, guarde a autorização dele|Quem aparece de rosto autoriza antes, por mensagem|Cliente e equipe só aparecem com um “autorizo” por mensagem].',
    rests.length > 0
      ? `Fotografe antes o que sai nos dias fechados (${joinList([...new Set(rests.map(({ day }) => shortDay(day)))].slice(0, 7))}) e deixe agendado.`
      : '',
    combos.length > 0
      ? 'Combo: diga sempre dia, o que leva, preço e quantidade; acabou, poste “acabou”.'
      : '',
    music ? 'Música ao vivo: confira a licença do ECAD; no vídeo, só trecho que o grupo autorize.' : '',
    houseFacts.some(({ about }) => about === 'musicUntil')
      ? 'Os textos de música dizem a hora em que ela acaba.'
      : '',
    allergies.length > 0
      ? `Alergia a ${joinList(allergies)}: os textos não citam nem prometem “sem”.${doubtful.length > 0 ? ` Leia o rótulo e a receita antes de publicar ${joinList(doubtful)}.` : ''} Quem perguntar, responda pela cozinha, não de cabeça.`
      : '',
    ...documentNotes(shown),
    raw && foamy.length > 0 ? `Confira se ${joinList(foamy)} leva mesmo a espuma sem ovo cru.` : '',
  ]
  return lines.filter((line) => line !== '').map((line) => say(told, line))
}
