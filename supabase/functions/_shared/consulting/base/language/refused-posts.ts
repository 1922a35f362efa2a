import { advertisingRules, explainRule } from './advertising.ts'

/** What owners ask to publish although the rules forbid it: a prize draw, or what no text about drinks may say. */
export const refusedPosts = ['raffle', 'doubleDose', ...advertisingRules] as const

export type RefusedPost = (typeof refusedPosts)[number]

/** The request in a few words, and what the calendar does instead. */
const answers: Readonly<Record<RefusedPost, { label: string; instead: string }>> = {
  raffle: { label: 'sorteio', instead: 'uma pergunta ou uma enquete, sem prêmio e sem sorte' },
  doubleDose: {
    label: 'dose dobrada ou de graça',
    instead:
      'dobrar um petisco ou uma bebida sem álcool por uma hora, com dia, hora e quantidade ditos no texto',
  },
  imperative: { label: 'convite a beber', instead: 'o copo e o preparo, sem mandar beber' },
  health: { label: 'bebida e saúde', instead: 'de que é feita a bebida e como se prepara' },
  success: { label: 'bebida e sucesso', instead: 'a mesa, a conversa e o que se come' },
  sexuality: { label: 'bebida e conquista', instead: 'a receita e o balcão' },
  driving: { label: 'bebida e direção', instead: 'o que a casa tem sem álcool, para quem dirige' },
  swallowing: { label: 'alguém bebendo', instead: 'o copo cheio sobre o balcão' },
  minors: { label: 'bebida e menores', instead: 'publicações limitadas a maiores de 18 anos' },
  strength: { label: 'bebida forte', instead: 'o sabor, o preparo e o tamanho da dose' },
}

/** "bebida e saúde" */
export const refusedLabel = (what: RefusedPost): string => answers[what].label

/** Why the request is refused, with its source, and what is offered instead. */
export function explainRefusal(what: RefusedPost): string {
  const rule =
    what === 'raffle'
      ? 'Sorteio de prêmio precisa de autorização da Secretaria de Prêmios e Apostas, do Ministério da Fazenda, antes de ser anunciado, e bebida alcoólica não pode ser prêmio (Lei 5.768/1971; Decreto 70.951/1972)'
      : what === 'doubleDose'
        ? 'Dose dobrada, em rodízio ou de graça leva a beber mais, e a publicidade de bebida não pode estimular o exagero (CONAR, Anexos A e P, item 3)'
        : `A publicidade de bebida ${explainRule(what)}`
  return `${rule}. No lugar: ${answers[what].instead}.`
}
