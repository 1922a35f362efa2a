/** By code of the database where there is one. */
export const newsletterMessages = {
  '23505': 'Este email já está cadastrado em nossa newsletter.',
  limit_reached: 'Recebemos muitos cadastros da sua rede. Tente novamente daqui a uma hora.',
  failure: 'Erro ao cadastrar email. Tente novamente.',
  success: 'Email cadastrado com sucesso!',
} as const
