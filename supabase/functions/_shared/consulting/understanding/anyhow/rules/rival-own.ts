/** What owners state and order of their own house beside competitors: its best dish, a fall, combos, and whom not to name. */
import { eachItem, item, type Rule, wish, withRest } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has, no } from '../words.ts'
import { soldLittle } from './rival-price-questions.ts'
import { question } from './rival-slots.ts'
import { rivalNamed } from './rival-told.ts'

type Fields = Record<string, unknown>

/** Whom no sentence may name: the competitor that the clause names, or all of them. */
const notNamed = (fields: Fields, slots: Slots): Fields | null => {
  const competitor = rivalNamed(slots)
  slots.takeRest()
  return competitor === null ? null : competitor === 'Todos' ? fields : { ...fields, competitor }
}

/** A combo without a price: how many, and of which items. */
const combo = (fields: Fields, slots: Slots): Fields => {
  const count = slots.number()
  const items = slots.items()
  slots.takeRest()
  return {
    ...fields,
    ...(count !== undefined && count <= 12 && !/minut|hora|pessoa/.test(slots.said) && { count }),
    ...(items.length > 0 && items.length <= 3 && { with: items }),
  }
}

export const rivalOwn: readonly Rule[] = [
  {
    words: [
      no,
      has(
        'cit\\w+|mencion\\w+|expo\\w+|exponh\\w+|marc\\w+|divulg\\w+|apare[cç]\\w+|fal\\w+|bot\\w+|coloc\\w+|poe|ponh\\w+|por|us\\w+|escrev\\w+|diz\\w*|diga\\w*',
      ),
      has(
        'nomes?|cit\\w+|mencion\\w+|marc\\w+|expo\\w+|cartaz|placa|lousa|post\\w*|redes?|instagram|anuncio\\w*|panfleto|propaganda',
      ),
    ],
    not: has('MONEY|PERCENT|NUMBER|nome d[aoe]s? (?:prat|item|drink|ITEM)\\w*|prec\\w+'),
    strange: 9,
    form: wish('question', { about: 'nameRival', against: true }, { turn: notNamed }),
  },
  {
    words: [
      has('ITEM'),
      has(
        '(?:meu|minha|nosso|nossa|o|a)s? (?:\\w+ )?(?:ponto forte|fort[ei]s?|especialidades?|carro[- ]chefe|marca|assinatura|orgulho|xodo|campea\\w*|estrela|diferencial|trunfo|tesouro|sucesso)|(?:sou|somos|fiquei|ficamos) (?:bem |muito )?(?:conhecid|famos)\\w+|(?:vem|gente vem|povo vem) (?:\\w+ ){0,3}(?:por causa|pel[oa]|atras d\\w+)|ninguem (?:faz|tem)(?: \\w+){0,3} (?:como|igual|que nem)|(?:o que|oq) (?:mais )?(?:me|nos|a gente|meu|minha) (?:diferenci\\w+|destac\\w+|salva|sustenta)',
      ),
    ],
    not: has('MONEY|PERCENT|NUMBER|nao|el[ea]s|del[ea]s?|vizinh\\w+|concorren\\w+|baix\\w+|sub\\w+|prec\\w+'),
    strange: 6,
    form: wish('question', { about: 'ownStrength' }, { each: eachItem, turn: withRest }),
  },
  {
    ...soldLittle,
    form: question('unsold', { item }),
    not: has(`${soldLittle.not?.source ?? ''}|el[ea]s (?:vend|serv|faz)\\w*|del[ea]s`),
    strange: 6,
    told: true,
  },
  {
    words: [
      has('combos?|kits?'),
      has(
        'quero|queremos|queria|gostari\\w+|precis\\w+|mont\\w+|cri\\w+|sugir\\w+|suger\\w+|bol\\w+|faz\\w*|fac\\w+|pens\\w+|invent\\w+|me d[ae]',
      ),
    ],
    not: has('MONEY|PERCENT|nao|nem|sem|el[ea]s?|del[ea]s?|vizinh\\w+|concorren\\w+|nenhum\\w*'),
    strange: 6,
    form: wish('newCombo', {}, { turn: combo }),
  },
]
