import { formatCredits, formatDay, formatMoment } from './formats.ts'
import { button, facts, type Mail, reach, text } from './mail.ts'
import type { Payloads, WorkshopNotice } from './payloads.ts'

const report = (id: string) => `/consulting-report/${id}`

/** Workshops without an automation. */
const workshopNames: Readonly<Record<string, string>> = {
  menu_launch: 'Lançamento de cardápio',
  guided_tasting: 'Degustação guiada',
  team_training: 'Treinamento de equipe',
  exclusive_event: 'Evento exclusivo',
}

const nameOf = ({ name, type }: Pick<WorkshopNotice, 'name' | 'type'>) =>
  name ?? workshopNames[type] ?? 'Workshop'

const workshopFacts = (workshop: WorkshopNotice) =>
  facts(
    ['Workshop', nameOf(workshop)],
    ['Quando', formatMoment(workshop.starts_at)],
    ['Custo', workshop.credits > 0 ? formatCredits(workshop.credits) : 'sem custo em créditos'],
  )

export const consultingMails = {
  consultation_ready: ({ request_id, name }: Payloads['consultation_ready']): Mail => ({
    subject: `Sua consultoria está pronta: ${name}`,
    preview: 'O relatório já pode ser lido.',
    heading: 'Sua consultoria está pronta',
    blocks: [
      text(`O relatório de ${name} está na sua conta, para ler na tela ou baixar em PDF.`),
      button('Ler o relatório', report(request_id)),
    ],
  }),
  review_ready: ({ request_id, name }: Payloads['review_ready']): Mail => ({
    subject: `A fazenda revisou a sua consultoria: ${name}`,
    preview: 'Há observações da consultora no relatório.',
    heading: 'A fazenda olhou o seu relatório',
    blocks: [
      text(`A revisão de ${name} está ao lado da primeira versão, com as observações de quem revisou.`),
      button('Ler a revisão', report(request_id)),
    ],
  }),
  farm_question: ({ request_id, name, question }: Payloads['farm_question']): Mail => ({
    subject: `Uma pergunta da fazenda sobre ${name}`,
    preview: question,
    heading: 'A fazenda tem uma pergunta',
    blocks: [
      text(`Para terminar a revisão de ${name}, precisamos saber:`),
      text(`“${question}”`),
      text('O prazo da revisão fica parado até a sua resposta.'),
      button('Responder', report(request_id)),
    ],
  }),
  staff_new_review: ({ name, due_at, ...at }: Payloads['staff_new_review']): Mail => ({
    subject: `Nova revisão: ${[name, at.house].filter(Boolean).join(', ')}`,
    preview: `Para entregar até ${formatMoment(due_at)}.`,
    heading: 'Uma revisão foi pedida',
    blocks: [
      facts(['Casa', at.house], ['Consultoria', name], ['Prazo', formatMoment(due_at)]),
      button('Abrir na fazenda', '/fazenda'),
      ...reach(at, `É sobre a consultoria “${name}”.`),
    ],
  }),
}

export const workshopMails = {
  workshop_asked: (workshop: Payloads['workshop_asked']): Mail => ({
    subject: `Recebemos o pedido de workshop: ${nameOf(workshop)}`,
    preview: formatMoment(workshop.starts_at),
    heading: 'Recebemos o seu pedido',
    blocks: [
      text(
        'A fazenda vai conferir a agenda e confirmar a data. Nada é descontado antes de o workshop acontecer.',
      ),
      workshopFacts(workshop),
      button('Ver os workshops', '/workshops'),
    ],
  }),
  workshop_confirmed: (workshop: Payloads['workshop_confirmed']): Mail => ({
    subject: `Workshop confirmado: ${nameOf(workshop)}`,
    preview: formatMoment(workshop.starts_at),
    heading: 'Workshop confirmado',
    blocks: [
      text('A data está na agenda da fazenda. Dá para cancelar sem custo até 48 horas antes.'),
      workshopFacts(workshop),
      button('Ver os workshops', '/workshops'),
    ],
  }),
  workshop_moved: (workshop: Payloads['workshop_moved']): Mail => ({
    subject: `Nova data para o workshop: ${nameOf(workshop)}`,
    preview: formatMoment(workshop.starts_at),
    heading: 'A fazenda propôs outra data',
    blocks: [
      ...(workshop.reason ? [text(workshop.reason)] : []),
      workshopFacts(workshop),
      text('Se a nova data não servir, responda a este e-mail ou cancele na página de workshops.'),
      button('Ver os workshops', '/workshops'),
    ],
  }),
  workshop_cancelled: (workshop: Payloads['workshop_cancelled']): Mail => ({
    subject: `Workshop cancelado pela fazenda: ${nameOf(workshop)}`,
    preview: workshop.starts_at
      ? `Estava marcado para ${formatMoment(workshop.starts_at)}.`
      : 'Nada foi cobrado.',
    heading: 'Precisamos cancelar o workshop',
    blocks: [
      ...(workshop.reason ? [text(workshop.reason)] : []),
      facts(
        ['Workshop', nameOf(workshop)],
        ['Estava marcado para', workshop.starts_at && formatMoment(workshop.starts_at)],
      ),
      text('Nada foi descontado do seu saldo. Se quiser, peça outra data na página de workshops.'),
      button('Pedir outra data', '/workshops'),
    ],
  }),
  workshop_tomorrow: (workshop: Payloads['workshop_tomorrow']): Mail => ({
    subject: `É amanhã: ${nameOf(workshop)}`,
    preview: formatMoment(workshop.starts_at),
    heading: 'O workshop é amanhã',
    blocks: [
      text('A equipe da fazenda chega um pouco antes para montar. Reserve o balcão e quem vai participar.'),
      workshopFacts(workshop),
      button('Ver os workshops', '/workshops'),
    ],
  }),
}

export const accountMails = {
  credits_expiring: ({ days, credits, expires_on }: Payloads['credits_expiring']): Mail => ({
    subject: `${formatCredits(credits)} ${credits === 1 ? 'vence' : 'vencem'} em ${formatDay(expires_on)}`,
    preview: 'Use em consultorias e workshops antes disso.',
    heading: days === 7 ? 'Última semana para usar' : 'Há créditos perto de vencer',
    blocks: [
      text(
        `${formatCredits(credits)} do seu saldo ${credits === 1 ? 'vale' : 'valem'} só até ${formatDay(expires_on)}. Depois dessa data, saem do saldo.`,
      ),
      button('Usar os créditos', '/automations'),
    ],
  }),
  city_opened: ({ city }: Payloads['city_opened']): Mail => ({
    subject: `Chegamos a ${city}`,
    preview: 'As entregas e os workshops já atendem a sua cidade.',
    heading: `Chegamos a ${city}`,
    blocks: [
      text(
        `Você pediu para saber quando o Engenho 48 chegasse a ${city}. Já entregamos e fazemos workshops aí.`,
      ),
      button('Criar a conta', '/auth'),
    ],
  }),
  account_deleted: (_: Payloads['account_deleted']): Mail => ({
    subject: 'Sua conta foi excluída',
    preview: 'Os seus dados pessoais foram apagados.',
    heading: 'Sua conta foi excluída',
    blocks: [
      text(
        'Apagamos a conta e os dados pessoais que havia nela. Ficam só os registros de compra que a lei nos obriga a guardar.',
      ),
      text(
        'Este é o último e-mail que enviamos a este endereço. Se não foi você, responda a ele agora mesmo.',
      ),
    ],
  }),
}
