/** The kinds of `staff_flags`, in the words of the farm. */
const kinds: Readonly<Record<string, string>> = {
  refund_due_account_deleted: 'Devolver o dinheiro: a conta foi excluída',
  refund_due_paid_twice: 'Devolver o dinheiro: pedido pago duas vezes',
  amount_mismatch: 'Pagamento com valor diferente do pedido',
  refund_failed: 'O reembolso não foi feito pelo Stripe',
  dispute_open: 'Contestação aberta no cartão',
  credits_short: 'Créditos que já tinham sido gastos',
  upkeep_failed: 'A manutenção automática falhou',
  review_late: 'Revisão fora do prazo de 48 horas: créditos devolvidos',
  fiscal_refused: 'Nota fiscal recusada',
  fiscal_stuck: 'O serviço de notas fiscais não responde há dois dias',
  fiscal_cancel_refused: 'O cancelamento da nota fiscal foi recusado',
  fiscal_cancelled_outside: 'Nota fiscal cancelada no painel do serviço: o pedido está sem nota',
  fiscal_partial_refund: 'Reembolso parcial: ajustar as notas fiscais com a contabilidade',
  notification_failed: 'Um e-mail não chegou',
}

export const formatFlag = (kind: string): string => kinds[kind] ?? kind
