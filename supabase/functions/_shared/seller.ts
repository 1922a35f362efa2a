/**
 * The seller's identification, which Decreto 7.962/2013 requires of every shop. Footer, legal pages and e-mails show it.
 * PLACEHOLDERS: replace every line before the product opens to the public.
 */
export const seller = {
  tradeName: 'Engenho 48',
  legalName: 'Razão Social da Fazenda Ltda. (a preencher)',
  cnpj: '00.000.000/0001-00',
  address: 'Estrada do Engenho, s/n, Zona Rural, 00000-000',
  city: 'Município, Ceará',
  email: 'contato@engenho48.com.br',
  /** For calls and WhatsApp. `whatsapp.ts` offers no chat while it is the placeholder. */
  phone: '(85) 90000-0000',
  /** The person in charge of personal data (LGPD, art. 41). */
  dataProtectionEmail: 'privacidade@engenho48.com.br',
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/engenho48' },
    { name: 'Facebook', url: 'https://www.facebook.com/engenho48' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/engenho48' },
  ],
} as const
