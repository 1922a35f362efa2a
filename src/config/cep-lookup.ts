/** Default CEP service, overridden by VITE_CEP_LOOKUP_URL; `{cep}` stands for the eight digits. */
export const defaultCepLookupUrl = 'https://viacep.com.br/ws/{cep}/json/'
