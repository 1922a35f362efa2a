import { type Idea, ideas, voices } from './ideas.ts'

/** What a house on wheels has not. */
const tables = /\b(mesas?|cadeiras?|salão|garçom|balcão|reserv[ae]s?|sentar|lugares)\b/i

/** How a house without tables tells the same thing. */
const onWheels: Readonly<Record<string, Partial<Idea>>> = {
  'Hoje tem música': {
    body: 'Som na caixa, fila que anda e conversa em pé. A programação da semana do {casa} está nos destaques.',
  },
  'A sua festa aqui': {
    title: 'A gente vai à sua festa',
    body: 'Aniversário, formatura, encontro da firma: o {casa} estaciona na sua festa com um cardápio curto, montado com você. Chame no direto e conte quantas pessoas são.',
    visual: 'A janela de atendimento acesa, luz de fim de tarde',
  },
  'Fim de tarde': {
    body: 'Entre o trabalho e o jantar existe uma hora boa. No fim de tarde do {casa} a chapa acabou de esquentar e a fila ainda é curta.',
    visual: 'A chapa com a primeira fornada, luz baixa',
  },
  'Almoço de dia útil': {
    body: 'Meia hora de pausa pede prato pronto e bem feito. O pedido do {casa} sai rápido, embalado, sem cara de pressa.',
    visual: 'A embalagem saindo pela janela, relógio ao fundo',
  },
  'Para levar': {
    body: 'Tudo aqui viaja bem. Os pedidos do {casa} saem embalados para a praça, o carro ou o sofá, com o molho à parte quando ajuda.',
  },
  'Água na mesa': {
    title: 'Água na mão',
    body: 'Entre um copo e outro, um copo de água. No {casa} ela sai gelada pela janela, é só pedir, até o fim da noite.',
    visual: 'A garrafa de água gelada na janela do truck',
  },
  'A foto é sua': {
    body: 'As melhores fotos do {casa} são as de quem está na fila. Repostamos uma, com crédito e autorização: marque a gente na sua.',
    visual: 'Foto de cliente, só do lanche, com crédito',
  },
}

/** Whether a text takes tables, chairs and waiters for granted. */
export function speaksOfTables(text: string): boolean {
  return tables.test(text)
}

/** The ideas of a theme, as a house with or without tables can tell them. */
export function ideasOf(theme: string, street: boolean): readonly Idea[] {
  const all = ideas[theme] ?? []
  return street ? all.map((idea) => ({ ...idea, ...onWheels[idea.title] })) : all
}

const anywhere = { openings: ['Janela aberta.'], closings: ['Passe aqui hoje.'] } as const

/** How a house of that voice begins and ends, without tables where there are none. */
export function voiceOf(
  name: string,
  street: boolean,
): { openings: readonly string[]; closings: readonly string[] } {
  const { openings, closings } = voices[name] ?? anywhere
  if (!street) return { openings, closings }
  const fitting = (lines: readonly string[], instead: readonly string[]) => {
    const kept = lines.filter((line) => !speaksOfTables(line))
    return kept.length > 0 ? kept : instead
  }
  return { openings: fitting(openings, anywhere.openings), closings: fitting(closings, anywhere.closings) }
}
