/** How the printed page looks, and for whom. */
import { olderGuests } from '../../../base/request/recipe-wishes.ts'
import { maybe, percent, type Rule, said, wish } from '../form.ts'
import type { Slots } from '../slots.ts'
import { has, no } from '../words.ts'
import { settled } from './menu-first.ts'

const page = (what: string) => wish('layout', { what })
const marks = has(
  'marc\\w+|marqu\\w+|indic\\w+|indiqu\\w+|sinal\\w+|avis\\w+|simbol\\w*|icone\\w*|legenda|identific\\w+|identifiqu\\w+|selo|asterisco|folhinha|desenhinho|bolinha|destaqu\\w+|informa\\w*',
)
const guests = has(
  'clientes?|clientela|fregues\\w*|publico|hospedes?|pessoal que (?:vem|frequenta)|quem (?:vem|frequenta|come aqui)|turma',
)

export const menuPrinted: readonly Rule[] = [
  // A word that the page must not have.
  {
    words: [
      has('palavras?|termos?|expressao|expressoes'),
      has(
        'vedad\\w+|vetad\\w+|banid\\w+|proibid\\w+|(?:nao|nada|sem|evit\\w+|nunca|jamais|proib\\w+) (?:\\w+ ){0,3}(?:us\\w+|escrev\\w+|coloc\\w+|bot\\w+|por|ter|quero|aparec\\w+|palavra|termo|a palavra|o termo)',
      ),
    ],
    not: has('MONEY|PERCENT'),
    form: wish('pageNote', { note: said }, { turn: settled }),
  },
  // The printed page.
  {
    words: [
      has('letra\\w*|fonte\\w*|letrinha'),
      has(
        'grand\\w+|mai\\w+|legiv\\w+|enxerg\\w+|ler|lê|miud\\w+|pequen\\w+|aument\\w+|idos\\w+|velh\\w+|vista|oculos',
      ),
    ],
    form: page('large_type'),
  },
  {
    words: [
      has('enxerg\\w+|vista cansada|oculos|(?:da|de|pra|para) ler'),
      has('mal|facil|sem|escuro|idos\\w+|velh\\w+|nao|cliente\\w*|pessoal'),
    ],
    form: page('large_type'),
  },
  {
    words: [guests, has('NUMBER'), has('anos')],
    not: has('ha|faz|desde|ITEM|tradicao|historia|aberto|menos|letras?|fontes?|folhas?'),
    form: wish('audience', { what: olderGuests }, { turn: aged }),
  },
  {
    words: [
      guests,
      has(
        'idos[oa]s?|de idade|(?:terceira|melhor) idade|aposentad[oa]s?|mais velh[oa]s?|velhinh[oa]s?|cabelos? brancos?|coroas?',
      ),
    ],
    not: has('nao|nem|sem|ITEM|menos|NUMBER|letras?|fontes?|folhas?'),
    form: wish('audience', { what: olderGuests }),
  },
  { words: [no, has('fotos?|fotografias?|imagens?')], form: page('no_photos') },
  {
    words: [no, has('cifrao|cifroes|simbolo d\\w+ (?:real|dinheiro|moeda)|r\\$|moeda')],
    form: page('no_currency'),
  },
  {
    words: [
      has('ingles|english|gringos?|estrangeir\\w+|lingua'),
      has('versao|traduz\\w+|traduc\\w+|cardapio|menu|tambem|ingles|bilingue'),
    ],
    not: has('nao|nada|sem'),
    form: page('english'),
  },
  { words: [has('vermelh\\w+'), no], form: page('no_red') },
  {
    words: [
      has('sotaque|cearens\\w+|nosso jeito|regiona\\w+|matut\\w+|nordestin\\w+|do sertao|da gente'),
      has(
        'palavra\\w*|linguagem|jeito|falar|fala|termos?|texto\\w*|nomes?|express\\w+|escrev\\w+|vocabulario',
      ),
    ],
    form: page('own_language'),
  },
  {
    words: [has('frente e verso|uma (?:so )?folha|folha unica|lamina|uma pagina so|unica folha|a4|a3')],
    not: has('nao|letra\\w*|fonte\\w*'),
    form: page('one_sheet'),
  },
  {
    words: [marks, has('alerg\\w+|alergen\\w+|gluten|lactose|FOOD')],
    not: has('vegan\\w+|vegetarian\\w+|ITEM|preco\\w*|(?:nossa|minha|uma|de) marca'),
    form: page('marked_allergens'),
  },
  {
    words: [
      has('mais car[oa]s?|car[oa]s primeiro'),
      has('primeir\\w+|topo|cima|comec\\w+|abr\\w+|antes|na frente'),
    ],
    form: page('dearest_first'),
  },
  // How the whole kitchen cooks, which the page says above everything.
  {
    words: [
      has('vegan[oa]s?|vegetarian[oa]s?'),
      has('somos|sou|PERCENT|(?:casa|cozinha|cafe|restaurante|cardapio|comida|tudo)(?: \\w+){0,2} e'),
    ],
    not: has('nao|nem|sem|opc\\w+|NUMBER|quer\\w*|vir\\w+|pass\\w+ a'),
    form: wish('exclude', { why: 'diet', percent: maybe(percent) }, { turn: ruledBy }),
  },
  {
    words: [has('isso|isto'), has('aparec\\w+|claro|cima|alto|topo|capa|visivel|bem escrito')],
    not: has('nao|ITEM(?! cardapio)|MONEY|PERCENT'),
    form: wish('pageNote', { note: said }),
  },
]

/** The diet that a kitchen follows. */
function ruledBy({ why }: Record<string, unknown>, { said: clause }: Slots) {
  return { why, what: /vegan/.test(clause) ? 'vegano' : 'vegetariano' }
}

/** Guests of an age in which the eyes need larger letters. */
function aged(fields: Record<string, unknown>, slots: Slots) {
  const years = slots.number()
  return years !== undefined && years >= 50 && years < 100 ? fields : null
}
