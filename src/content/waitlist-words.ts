// Words that the waitlist's form and its export share.

/** The form's labels, by column. */
export const waitlistLabels = {
  email: 'Email',
  restaurant_name: 'Nome do restaurante',
  contact_name: 'Nome do responsável',
  contact_phone: 'Telefone',
  cnpj: 'CNPJ',
  city: 'Cidade',
  state: 'Estado',
  establishment_type: 'Tipo de estabelecimento',
  interested_in: 'O que interessa à sua casa?',
  monthly_revenue_range: 'Faturamento mensal',
  instagram_handle: 'Instagram',
  website: 'Site',
  current_cachaca_supplier: 'Fornecedor atual de cachaça',
  referral_source: 'Como conheceu a gente?',
  notes: 'Observações',
} as const

export const revenueRanges = [
  { value: 'under_10k', label: 'Até R$ 10 mil' },
  { value: '10k_30k', label: 'De R$ 10 mil a R$ 30 mil' },
  { value: '30k_100k', label: 'De R$ 30 mil a R$ 100 mil' },
  { value: 'above_100k', label: 'Acima de R$ 100 mil' },
] as const

export const referralSources = [
  { value: 'instagram', label: 'Instagram' },
  { value: 'google', label: 'Google' },
  { value: 'friend', label: 'Indicação de um amigo' },
  { value: 'facebook', label: 'Facebook' },
  { value: 'linkedin', label: 'LinkedIn' },
  { value: 'event', label: 'Evento' },
  { value: 'other', label: 'Outro' },
] as const
