/** By code of the database where there is one. */
export const newsletterMessages = {
  '23505': 'Este email já está cadastrado em nossa newsletter.',
  failure: 'Erro ao cadastrar email. Tente novamente.',
  success: 'Email cadastrado com sucesso!',
} as const
