import { type Idea, ideas } from './ideas.ts'

/** What a food truck lacks. */
const tables =
  /(?<!\p{L})(mesas?|cadeiras?|salão|garçom|balcão|reserv[ae]s?|sentar|lugares|parede)(?!\p{L})/iu

/** The wording for a house without tables. */
const onWheels: Readonly<Record<string, Partial<Idea>>> = {
  'A sua festa': {
    title: 'A gente vai à sua festa',
    visual: 'A janela de atendimento, de frente',
    need: 'quanto o truck leva a uma festa, e por onde se combina',
  },
  'Uma mesa só': {
    title: 'Em pé, lado a lado',
    subject: 'a fila',
    body: 'Fila [boa|que anda] [junta|aproxima] gente que [não se conhecia|chegou sozinha]: [o assunto vem|a conversa aparece] entre um pedido e outro. Comer em pé também é [festa|encontro].',
    question: 'O que você conversa na fila?',
    visual: 'A fila vista de longe, sem rostos',
    need: null,
  },
  'Para pôr no meio': {
    body: 'Porção no meio [aproxima|junta] quem [chega|espera] e [acalma|engana] a fome. [O segredo é|Vale] [misturar|juntar] um crocante, um quente e um azedo.',
    question: 'Quantas pessoas vêm na sua turma?',
  },
  'A programação': {
    visual: 'A caixa de som e o microfone, antes do show',
  },
}

/** Whether a text takes tables, chairs and waiters for granted. */
export function speaksOfTables(text: string): boolean {
  return tables.test(text)
}

/** The ideas of a theme, as worded for a house with or without tables. */
export function ideasOf(theme: string, street: boolean): readonly Idea[] {
  const all = ideas[theme] ?? []
  return street ? all.map((idea) => ({ ...idea, ...onWheels[idea.title] })) : all
}
