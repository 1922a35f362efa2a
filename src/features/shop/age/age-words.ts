import type { Age } from '@/data/tables/age'
import { formatDate } from '@/format/dates'

type Words = { title: string; text: string }

const words: Record<Age['status'], Words> = {
  none: {
    title: 'Antes da primeira garrafa',
    text: 'Para vender cachaça pela internet, a lei não aceita mais só a palavra de quem compra. Um serviço de verificação confere um documento ou uma selfie e nos diz apenas se você tem 18 anos ou mais.',
  },
  expired: {
    title: 'A verificação não foi concluída',
    text: 'Comece de novo quando puder. Um serviço de verificação confere um documento ou uma selfie e nos diz apenas se você tem 18 anos ou mais.',
  },
  pending: {
    title: 'Verificação em andamento',
    text: 'Ainda não recebemos o resultado. Se você não terminou, continue de onde parou.',
  },
  unsure: {
    title: 'O serviço ainda está em dúvida',
    text: 'A verificação foi para a conferência de uma pessoa do serviço. Você pode esperar, tentar de novo com outra foto ou pedir que a fazenda confira.',
  },
  refused: {
    title: 'A verificação foi recusada',
    text: 'O serviço não confirmou que você tem 18 anos ou mais. Se a foto saiu escura ou o documento estava vencido, tente de novo. Se estava tudo certo, conteste: uma pessoa da fazenda confere.',
  },
  contested: {
    title: 'A fazenda está conferindo',
    text: 'Recebemos a sua contestação. Alguém da gerência chama você pelo contato da casa e confere o documento por vídeo ou pessoalmente, sem guardar cópia.',
  },
  verified: { title: 'Idade verificada', text: 'Não é preciso fazer de novo.' },
}

/** The owner's texts for each state of the verification. */
export function describeAge({ status, byFarm, decidedAt }: Age): Words {
  if (status === 'verified' && decidedAt)
    return { ...words.verified, text: `Verificada em ${formatDate(decidedAt)}. ${words.verified.text}` }
  if (status === 'refused' && byFarm)
    return {
      title: 'A fazenda manteve a recusa',
      text: 'Uma pessoa da gerência conferiu e não confirmou a idade. Se quiser, faça uma nova verificação.',
    }
  return words[status]
}
