/** Whose doors a sentence is about: the subject before the verb decides, not the verb. */

import { ownDoors } from './closed-words.ts'

const article =
  '(?:o|a|os|as|um|uma|uns|umas|ess[ea]s?|aquel[ea]s?|noss[oa]s?|meus?|minhas?|tod[oa]s? [oa]s?)'
/** Places and people that send a house its guests. */
const senders =
  '(?:escritorios?|empresas?|firmas?|industrias?|fabricas?|galpao|obras?|construtoras?|canteiro|faculdades?|universidades?|escolas?|colegios?|cursinhos?|cursos?|creches?|forum|tribunal|prefeitura|camara|assembleia|cartorios?|bancos?|agencias?|reparticao|reparticoes|secretarias?|orgaos?|hospital|hospitais|clinicas?|postos?|condominios?|predios?|torres?|shoppings?|galerias?|call ?center|academias?|igrejas?|quartel|batalhao|estaleiros?|terminal|rodoviaria|coworking|sindicatos?|vizinh\\w+|alunos|alunas|estudantes|professores|funcionarios|servidores|operarios|peoes|pedreiros|trabalhadores|hospedes|turistas|excursoes|advogados|medicos|enfermeir\\w+|bancarios|motoristas|caminhoneiros|mensalistas|conveniados|pessoal d[aoe]s? [a-z]+|turma d[aoe]s? [a-z]+|povo d[aoe]s? [a-z]+|clientes d[aoe]s? [a-z]+)'
/** Names that owners also give their own house; a place beside it makes it another's. */
const lodging =
  '(?:hotel|hoteis|pousadas?|resorts?|hostel|flats?|padarias?|lojas?|comercio|mercado|supermercado)'
const beside =
  '(?:d[ao] (?:frente|lado|esquina|rua|bairro|praca)|em frente|ao lado|aqui (?:do lado|perto|em frente)|vizinh[oa]s?|d[ao] outro lado|daqui|perto)'
const known = new RegExp(
  `\\b(?:${article} )?(?:(?:${senders})(?: (?:${beside}|d[aoe]s? (?!dia\\b|\\d)[a-z]+))*|${lodging} (?:aqui )?${beside})\\b`,
)
const house =
  /^(?:casa|bar|boteco|restaurante|pousada|barraca|pizzaria|churrascaria|food|truck|lanchonete|cantina|quiosque|cafeteria|cafe|cozinha|equipe|gente|hotel|estabelecimento|sorveteria|hamburgueria|trailer|bistro|pub|buffet|salao|nos|tudo|todos|dono|dona|chef|cozinheir\w|garco\w+|pessoal|familia|minha|meu|domingos?|segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|dias?|semanas?|mes|feriados?|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|carnaval|natal|reveillon|semana|partir|almoco|jantar|noite|tarde|manha)$/
/** Nouns that mean the owner's house, its people, or a time. */
export const isHouse = (noun: string): boolean => house.test(noun)

const anySubject = new RegExp(
  `(?:^|[ ,])(${article} ([a-z]{3,})(?: (?:${beside}|d[aoe]s? [a-z]{3,}))*)(?=[ ,]|$)`,
)

/** A subject that is not the house; `known`: it is one that sends guests. */
export type Elsewhere = { words: string; start: number; end: number; known: boolean }

/** The first subject of a stretch that is somebody else's place; null if there is none. */
export function elsewhere(said: string): Elsewhere | null {
  const sender = known.exec(said)
  if (sender)
    return { words: sender[0].trim(), start: sender.index, end: sender.index + sender[0].length, known: true }
  const any = anySubject.exec(said)
  const [, words, noun] = any ?? []
  if (!any || words === undefined || noun === undefined || isHouse(noun)) return null
  const start = any.index + any[0].length - words.length
  return { words, start, end: start + words.length, known: new RegExp(`\\b${beside}\\b`).test(words) }
}

/** "a casa ao lado fecha": a competitor's or a neighbour's doors. */
const nextDoor = new RegExp(
  `^(?:e |mas )?${article} (?:casa|bar|boteco|restaurante|lanchonete|pizzaria|hamburgueria|barraca|quiosque|cafeteria|cafe|farmacia|loja|hotel|pousada) (?:aqui )?${beside}\\b`,
)

/** A verb of closing that has no subject of its own before it. */
const bareClosing =
  /^(?:(?:tambem|so|ja|vai|vao|deve|devem|sempre) )*(?:fech(?:a|am|ar|ara|arao|ou)\b|entr(?:a|am|ar|ara|arao)\b|par(?:a|am|ar|ara)\b|fic(?:a|am|ar|ara|arao)\b|esta(?:ra|rao|o)?\b|sai\b|saem\b|encerra\w*\b|nao (?:abr|funcion)\w+|suspend\w+|da (?:recesso|ferias)|faz (?:recesso|ferias))/

/** Whether a clause says of a subject that may not be the house that it closes: "O Sebrae aqui perto fica fechado". */
function closesSomebody(clause: string): boolean {
  const said = clause.trim().replace(/^(?:e|mas|porem|ja|so que) /, '')
  const found = elsewhere(said)
  if (found?.start !== 0) return false
  // "A Metalúrgica Boa Vista, nosso maior cliente, fica fechada"
  const rest = said.slice(found.end)
  return [
    rest,
    rest.replace(/^[^,]*,[^,]*,/, ''),
    rest.replace(/^(?: [\w-]+){1,3}?,?(?= (?:fec|ent|par|fic|est))/, ''),
  ].some((one) => bareClosing.test(one.trim()))
}

/**
 * Whether a clause closes the doors of a subject that stands before it in its sentence and is not the house: "O escritório
 * da frente, que nos dá 60 almoços, | entra em recesso".
 */
function closesSubjectBefore(clause: string, before: string): boolean {
  if (!bareClosing.test(clause.trim().replace(/^que [^,]*,\s*/, ''))) return false
  const sentence =
    before
      .split(/[.;!?\n]/)
      .at(-1)
      ?.trim() ?? ''
  // "…, que nos dá uns 60 almoços por dia," stands between the subject and its verb.
  const subject = sentence.split(',')[0] ?? ''
  const found = elsewhere(subject.replace(/^(?:e|mas|porem|ja|so que) /, ''))
  return found !== null && found.start === 0 && !/\b(?:eu|nos|a gente|abr\w+|vend\w+)\b/.test(subject)
}

/**
 * Whether a clause closes doors that are not, or may not be, the house's.
 * @param before what stands before the clause
 * @param isLong of a closing of a few days the house is supposed, of a longer one never
 */
export const closesElsewhere = (clause: string, before: string, isLong: boolean): boolean =>
  !ownDoors.test(clause) &&
  (nextDoor.test(clause) || closesSubjectBefore(clause, before) || (isLong && closesSomebody(clause)))
