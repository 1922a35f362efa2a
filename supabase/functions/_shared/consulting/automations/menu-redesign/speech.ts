/** The waiters' sentences for the moments that matter: spoken forms of their own, not lines of the menu. */
import { itemKind } from '../../base/house/item-kind.ts'
import { fillChoices } from '../../base/language/choices.ts'
import { capitalize, the, uncapitalize } from '../../base/language/grammar.ts'
import { guestsOf } from '../../base/pairing/understand.ts'
import { inPrint } from './amounts.ts'
import { besideWords } from './beside.ts'
import { earned } from './category.ts'
import { ofOneDay } from './frames.ts'
import { mayShow } from './goals.ts'
import { guestsIn } from './guests.ts'
import { looseCard } from './placed.ts'
import type { Combo, MenuLine, MenuRedesign } from './schema.ts'
import { hasCachaca, wantsCachaca } from './with-cachaca.ts'

type Spoken = MenuLine & { section: string; earns: number; starred: boolean }
export type Speech = { moment: string; name: string; words: string }

const isSweet = ({ section }: Spoken) => /sobremesa|doce|ado[cç]ar|sorvete/i.test(section)
const kindOf = ({ name, section }: Spoken) => itemKind({ name, section })
/** Served on some days only: nobody may offer it on the others. */
const isOfOneDay = ({ name, text, when, section }: Spoken) =>
  /Só (?:aos|às) /.test(`${text ?? ''} ${when ?? ''}`) ||
  ofOneDay.test(`${name} (${when ?? ''}`) ||
  // "Sábado", "Feijoada de sábado"; "de segunda a sexta" is most of the week.
  (/(?<!\p{L})(?:segunda-feira|ter[cç]a|quarta|quinta|sexta|s[aá]bado|domingo)s?(?!\p{L})/iu.test(section) &&
    !/\sa\s/.test(section))
const opensMeal = ({ section }: Spoken) =>
  /entrada|come[cç]ar|petisc|tira-gosto|por[cç]|snack|belisc/i.test(section)

/** The name without "(4 un)", the day and the size. */
const bare = (name: string) =>
  name
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/\s*(?:de )?\d+\s*ml/i, '')
    .trim()

/** "Torta de chocolate fatia" is offered as "fatia de torta de chocolate". */
const spoken = (name: string) =>
  uncapitalize(bare(name)).replace(
    /^(.+?) (fatia|peda[cç]o|por[cç][aã]o)$/iu,
    (_, dish: string, cut: string) => `${cut.toLowerCase()} de ${dish}`,
  )

/** "a peixada cearense", "as ostras frescas" */
const theDish = (name: string) => the(spoken(name))
/** "uma cartola", "ostras frescas" */
function aDish(name: string): string {
  const said = spoken(name)
  const [article = 'o'] = the(said).split(' ')
  return `${article === 'a' ? 'uma ' : article === 'o' ? 'um ' : ''}${said}`
}
/** "a caipirinha", "o Barra do Ceará" */
const theDrink = (name: string) => {
  const words = besideWords(bare(name))
  return words === bare(name) && !/^\p{Ll}/u.test(words) ? `o ${words}` : the(words)
}

/** "a dose carvalho de 30 ml" */
const theGlass = (name: string) => (/\d ml$/.test(name) ? the(besideWords(name)) : theDrink(name))

/** What the team may offer, in the menu's order. */
function offered(redesign: MenuRedesign): Spoken[] {
  const sold = new Map(
    redesign.categories.flatMap(({ items }) =>
      items.flatMap((item) => (item.move === 'remove' || !mayShow(item) ? [] : [[item.name, item] as const])),
    ),
  )
  return (redesign.newMenu?.sections ?? []).flatMap(({ name: section, items }) =>
    section === looseCard
      ? []
      : items.flatMap((line): Spoken[] => {
          const item = sold.get(line.name)
          return item || line.isNew === true
            ? [
                {
                  ...line,
                  section,
                  earns: item ? earned(item) : 0,
                  starred: item?.quadrant === 'Estrela',
                },
              ]
            : []
        }),
  )
}

/** Framed items first, then the best earners. */
const best = (lines: readonly Spoken[]) =>
  lines.toSorted(
    (a, b) => Number(b.box) - Number(a.box) || Number(b.starred) - Number(a.starred) || b.earns - a.earns,
  )[0]

function opening(lines: readonly Spoken[], goals: readonly string[]): Speech[] {
  const drink = wantsCachaca(goals)
    ? best(
        lines.filter(
          (one) =>
            kindOf(one) === 'drink' && one.isNew !== true && hasCachaca(one.name, one.text, one.section),
        ),
      )
    : undefined
  const first = drink ?? best(lines.filter((one) => kindOf(one) === 'dish' && opensMeal(one)))
  if (!first) return []
  const a = aDish(first.name)
  const words = drink
    ? `[Enquanto vocês olham o cardápio, já peço ${a}?|Vamos abrir com ${a}?|Para chegar bem: ${a}?|Começam com ${a}?]`
    : `[Enquanto escolhem, já mando sair ${a}?|Para ir beliscando: ${a}?|Posso adiantar ${a} na cozinha?|Começamos com ${a}?]`
  return [{ moment: 'Ao receber', name: first.name, words }]
}

function news(lines: readonly Spoken[]): Speech[] {
  const drink = lines.find(
    ({ isNew, section, name }) => isNew === true && itemKind({ name, section }) !== 'dish',
  )
  const inside = (drink?.text ?? '').replace(/,? com (?:muito )?gelo.*$/, '').replace(/\.$/, '')
  return drink && inside
    ? [
        {
          moment: 'A novidade do bar',
          name: drink.name,
          words: `[Chegou agora na carta o ${drink.name}: ${uncapitalize(inside)}. Faço um para vocês provarem?|O bar estreou o ${drink.name} esta semana: ${uncapitalize(inside)}. Trago um?|Gostam de cachaça? O ${drink.name} acabou de entrar: ${uncapitalize(inside)}.|Ninguém provou ainda o ${drink.name}: quer ser o primeiro?]`,
        },
      ]
    : []
}

function main(lines: readonly Spoken[]): Speech[] {
  const dishes = lines.filter((one) => kindOf(one) === 'dish' && !isSweet(one))
  const dish =
    best(dishes.filter((one) => guestsIn(one) > 0)) ?? best(dishes.filter((one) => !opensMeal(one)))
  if (!dish) return []
  const two = guestsOf({ name: dish.name, category: dish.section, description: dish.text }) > 1
  const beside = dish.goesWith
    ? two
      ? ` [Com ${theGlass(dish.goesWith.name)}, ${inPrint(dish.goesWith.price)} cada: trago duas?|E ${theGlass(dish.goesWith.name)} do lado, ${inPrint(dish.goesWith.price)} cada: trago duas?]`
      : ` [Pede ${theGlass(dish.goesWith.name)}, ${inPrint(dish.goesWith.price)}: trago?|${theGlass(dish.goesWith.name)} acompanha bem, ${inPrint(dish.goesWith.price)}: trago?]`
    : ' [Posso pedir?|Mando fazer?|Vai um desses?]'
  const name = theDish(dish.name)
  return [
    {
      moment: 'Na escolha do prato',
      name: dish.name,
      words: `[Se me pedem um conselho: ${name}.|Hoje eu iria sem medo: ${name}.|${dish.starred ? `Quem já veio repete: ${name}` : `Uma sugestão minha: ${name}`}.|Na dúvida, ${name}.]${beside}`,
    },
  ]
}

function together({ newMenu }: MenuRedesign, combo: Combo | undefined): Speech[] {
  const section = newMenu?.sections.find(({ items }) =>
    items.some(({ name }) => name === combo?.addition),
  )?.name
  const isDish =
    combo !== undefined && itemKind({ name: combo.addition, section: section ?? null }) === 'dish'
  const isTwo = combo !== undefined && section === undefined
  const addition =
    combo === undefined
      ? ''
      : isTwo
        ? uncapitalize(bare(combo.addition)).replace(
            / e (\p{Lu})/u,
            (_, letter: string) => ` e ${letter.toLowerCase()}`,
          )
        : isDish
          ? theDish(combo.addition)
          : theDrink(combo.addition)
  return combo
    ? [
        {
          moment: combo.when === undefined ? 'Para vender os dois' : `Só ${combo.when}`,
          name: `${combo.dish} + ${combo.addition}`,
          words:
            combo.addition.includes(' e ') && isTwo
              ? `${capitalize(theDish(combo.dish))}, com ${addition}, tudo junto${combo.guests === undefined ? '' : ` para ${combo.guests === 2 ? 'dois' : combo.guests}`}, sai a ${inPrint(combo.price)}. Fecho assim?`
              : `[${aDish(combo.dish)} com ${addition} sai a ${inPrint(combo.price)}, os dois. Fecho assim?|Junto com ${addition}, o par fica em ${inPrint(combo.price)}. Fechamos?|Com ${addition} junto, a conta dos dois é ${inPrint(combo.price)}: quer assim?]`,
        },
      ]
    : []
}

function after(lines: readonly Spoken[], { cachaca }: MenuRedesign): Speech[] {
  const sweet = best(lines.filter((one) => kindOf(one) === 'dish' && isSweet(one)))
  if (!sweet) return []
  const dose = cachaca?.measures.toSorted((a, b) => b.price - a.price)[0]
  const a = aDish(sweet.name)
  const sip = dose
    ? ` [E um gole da ${besideWords(bare(dose.dose))}, ${dose.ml} ml por ${inPrint(dose.price)}?|Com ${dose.ml} ml da ${besideWords(bare(dose.dose))} do lado, ${inPrint(dose.price)}?]`
    : ''
  return [
    {
      moment: 'Depois do prato',
      name: sweet.name,
      words: `[Guardaram um lugarzinho? ${a}, com duas colheres.|Antes da conta: ${a}, para dividir?|Para adoçar a saída, ${a}?|Vai ${a} para fechar?]${sip}`,
    },
  ]
}

const capital = (words: string) =>
  words.replaceAll(
    /(^|[.?!] )(\p{Ll})/gu,
    (_, mark: string, letter: string) => `${mark}${letter.toUpperCase()}`,
  )

/** At most five sentences, in the order of the evening. */
export function speeches(redesign: MenuRedesign): Speech[] {
  const all = offered(redesign)
  const lines = all.filter((one) => !isOfOneDay(one))
  const isDaily = ({ dish, addition, when }: Combo) =>
    when !== undefined || !all.some((one) => isOfOneDay(one) && (one.name === dish || one.name === addition))
  return [
    ...opening(lines, redesign.goals),
    ...news(lines),
    ...main(lines),
    ...together(redesign, (redesign.combos ?? []).find(isDaily)),
    ...after(lines, redesign),
  ].map(({ moment, name, words }) => ({
    moment,
    name,
    words: `“${capital(fillChoices(words, `${redesign.title}|${moment}`))}”`,
  }))
}
