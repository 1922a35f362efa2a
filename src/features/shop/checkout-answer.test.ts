import { describe, expect, it } from 'vitest'
import { checkoutUnreachable, readCheckoutRefusal, readCheckoutUrl } from './checkout-answer'

describe('the response of the checkout function', () => {
  it('has the URL of the payment page', () => {
    expect(readCheckoutUrl({ url: 'https://checkout.stripe.com/c/pay/cs_1' })).toBe(
      'https://checkout.stripe.com/c/pay/cs_1',
    )
  })

  it.each([
    ['nothing', null],
    ['no url', {}],
    ['an empty url', { url: '' }],
    ['a script instead of an address', { url: 'javascript:alert(1)' }],
    ['a path', { url: '/shop' }],
  ])('with %s is an error with the specified message', (_, answer) => {
    expect(() => readCheckoutUrl(answer)).toThrow('URL de checkout não recebida')
  })
})

describe('a refusal of the checkout function', () => {
  it('is shown with the server’s message and code', () => {
    const error = readCheckoutRefusal(404, {
      error: 'Este produto não está mais disponível',
      code: 'product_not_found',
    })
    expect(error).toMatchObject({
      message: 'Este produto não está mais disponível',
      code: 'product_not_found',
    })
  })

  it('without a message gets the general one', () => {
    expect(readCheckoutRefusal(500, null).message).toBe('Erro ao criar sessão de checkout')
    expect(readCheckoutRefusal(500, { error: '' }).message).toBe('Erro ao criar sessão de checkout')
  })

  it('for a bad token, sent by the platform, says that nobody is signed in', () => {
    expect(readCheckoutRefusal(401, { msg: 'Invalid JWT' }).message).toBe('Usuário não autenticado')
  })

  it('that never arrived points to the connection', () => {
    expect(checkoutUnreachable(new Error('x'))).toMatchObject({
      code: 'network',
      message: 'Erro ao criar sessão de checkout. Verifique sua conexão e tente novamente.',
    })
  })
})
