/** What to see to before the posts go out: one short list. */
import { sellsOf } from '../../base/house/own-menu.ts'
import { joinList } from '../../base/language/text.ts'
import type { Requirements } from '../../base/request/requirements.ts'
import { shortDay } from './dates.ts'
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
      ? `Bebida (${alcohol.length === 1 ? 'uma publicação' : `${alcohol.length} publicações`}): [copo na mesa, nunca na boca|o copo fica na mesa, longe da boca|copo parado, ninguém bebendo]; [ninguém que tenha ou pareça ter menos de 25 anos|só gente de 25 anos para cima, e que pareça]; [nada de volante, esporte ou trabalho|longe de chave de carro, esporte e serviço|sem direção, esporte nem trabalho no quadro]; [público limitado a maiores de 18 anos|marque na rede: só maiores de 18 anos].`
      : '',
    '[Rosto de cliente ou de funcionário só com autorização por escrito (uma mensagem guardada serve)|Quem aparece de rosto, cliente ou equipe, autoriza antes por escrito: basta uma mensagem guardada|Cliente e equipe só aparecem com um “autorizo” por mensagem, guardado].',
    shown.length > 0
      ? '[Confira na véspera os preços e os pratos citados: preço publicado obriga a casa|Na véspera, olhe preço e prato de cada texto: o que se publica obriga a casa|Preço publicado vale como promessa: confira na véspera, com os pratos] (Código de Defesa do Consumidor, art. 30).'
      : '',
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
