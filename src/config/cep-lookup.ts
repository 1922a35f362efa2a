/** Where a CEP is looked up unless VITE_CEP_LOOKUP_URL says otherwise; `{cep}` stands for its eight digits. */
export const defaultCepLookupUrl = 'https://viacep.com.br/ws/{cep}/json/'
