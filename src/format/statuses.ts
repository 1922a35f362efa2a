/** The statuses of orders and requests, with their label and colour. */
export const statuses = {
  completed: { label: 'Concluído', tone: 'green' },
  delivered: { label: 'Entregue', tone: 'green' },
  returned: { label: 'Devolvido', tone: 'red' },
  processing: { label: 'Processando', tone: 'blue' },
  shipped: { label: 'Enviado', tone: 'blue' },
  pending: { label: 'Pendente', tone: 'yellow' },
  pending_payment: { label: 'Aguardando Pagamento', tone: 'yellow' },
  failed: { label: 'Falhou', tone: 'red' },
  cancelled: { label: 'Cancelado', tone: 'red' },
} as const
