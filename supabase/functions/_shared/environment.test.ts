import { describe, expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'

const hosted = {
  SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
  SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_key"}',
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_key"}',
  SITE_URL: 'https://engenho48.com.br',
  STRIPE_SECRET_KEY: 'sk_live_51Mz0AAAAAAAAAAAAAAAAAAAA',
  STRIPE_WEBHOOK_SECRET: 'whsec_Jk2mP0aaaaaaaaaaaaaaaaaaaaaaaaaa',
}
const local = {
  ...hosted,
  SUPABASE_URL: 'http://127.0.0.1:4848',
  SITE_URL: 'http://localhost:4848',
  STRIPE_SECRET_KEY: 'sk_test_local',
  STRIPE_WEBHOOK_SECRET: 'whsec_local_kB3nP0aaaaaaaaaaaaaaaaaa',
  STRIPE_API_BASE: 'http://127.0.0.1:4849',
}

function read(variables: Record<string, string>) {
  const lines: string[] = []
  const environment = readEnvironment(
    (name) => variables[name],
    (line) => lines.push(line),
  )
  return { environment, lines }
}

describe('a hosted project', () => {
  it('starts with its own secrets and logs nothing', () => {
    const { environment, lines } = read(hosted)
    expect(environment).toMatchObject({
      supabaseUrl: hosted.SUPABASE_URL,
      secretKey: 'sb_secret_key',
      siteOrigins: ['https://engenho48.com.br'],
      stripeApiBase: null,
      ai: null,
    })
    expect(lines).toEqual([])
  })

  it.each([
    'http://127.0.0.1:4849',
    'http://localhost:4849',
    'http://host.docker.internal:4849',
    'https://api.stripe.com',
  ])('refuses any STRIPE_API_BASE: %s', (base) => {
    expect(() => read({ ...hosted, STRIPE_API_BASE: base })).toThrow(/STRIPE_API_BASE/)
  })

  it.each([
    ['STRIPE_WEBHOOK_SECRET', 'whsec_local_beside_supabase_start'],
    ['STRIPE_WEBHOOK_SECRET', local.STRIPE_WEBHOOK_SECRET],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_…'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_example_0000000000000000000'],
    ['STRIPE_SECRET_KEY', 'sk_test_local'],
    ['STRIPE_SECRET_KEY', 'sk_live_…'],
  ])('refuses a %s that is public in the repository: %s', (name, secret) => {
    expect(() => read({ ...hosted, [name]: secret })).toThrow(name)
  })

  it.each(['https://api.engenho48.com.br', 'http://203.0.113.7:8000', 'https://localhost.example.com'])(
    'is any address other than this machine: %s',
    (address) => {
      const variables = { ...hosted, SUPABASE_URL: address, STRIPE_API_BASE: local.STRIPE_API_BASE }
      expect(() => read(variables)).toThrow(/STRIPE_API_BASE/)
    },
  )

  it('accepts a rotated secret key with another name', () => {
    const keys = { SUPABASE_SECRET_KEYS: '{"since_june":"sb_secret_new"}' }
    expect(read({ ...hosted, ...keys }).environment.secretKey).toBe('sb_secret_new')
  })

  it('names the variable that it refuses, never its value', () => {
    const secret = 'whsec_local_kB3nP0aaaaaaaaaaaaaaaaaa'
    expect(() => read({ ...hosted, STRIPE_WEBHOOK_SECRET: secret })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining(secret) }),
    )
  })
})

describe('a local stack', () => {
  it.each(['http://127.0.0.1:4848', 'http://localhost:54321', 'http://kong:8000', 'http://[::1]:4848'])(
    'at %s takes the local secrets and a stand-in on this machine',
    (address) => {
      const { environment } = read({ ...local, SUPABASE_URL: address })
      expect(environment.stripeApiBase?.href).toBe('http://127.0.0.1:4849/')
      const docker = { ...local, SUPABASE_URL: address, STRIPE_API_BASE: 'http://host.docker.internal:4849' }
      expect(read(docker).environment.stripeApiBase?.hostname).toBe('host.docker.internal')
    },
  )

  it.each([
    'https://stripe.example.com',
    'http://127.0.0.1@stripe.example.com',
    'http://10.0.0.5',
    'nonsense',
  ])('refuses a stand-in anywhere else: %s', (base) => {
    expect(() => read({ ...local, STRIPE_API_BASE: base })).toThrow(/STRIPE_API_BASE/)
  })
})

describe('e-mail', () => {
  const email = {
    RESEND_API_KEY: 're_0000000000000000000000',
    EMAIL_FROM: 'Engenho 48 <pedidos@engenho48.com.br>',
    EMAIL_LINK_SECRET: 'link_0000000000000000000000',
  }

  it('is on with a key, a sender and a secret for links', () => {
    const { environment, lines } = read({ ...hosted, ...email })
    expect(environment.email).toEqual({
      apiKey: email.RESEND_API_KEY,
      apiBase: null,
      from: email.EMAIL_FROM,
      replyTo: null,
      linkSecret: email.EMAIL_LINK_SECRET,
      webhookSecret: null,
    })
    expect(lines).toEqual([])
  })

  it('is off without a key, and says why if only some settings are present', () => {
    expect(read(hosted)).toMatchObject({ environment: { email: null }, lines: [] })
    for (const name of ['EMAIL_FROM', 'EMAIL_LINK_SECRET']) {
      const { environment, lines } = read({ ...hosted, ...email, [name]: '' })
      expect(environment.email).toBeNull()
      expect(lines).toEqual([expect.stringContaining(name)])
    }
  })

  it('refuses the address of a local mailbox and local secrets in a hosted project', () => {
    for (const [name, value] of [
      ['RESEND_API_BASE', 'http://127.0.0.1:4850'],
      ['RESEND_API_KEY', 're_local_mailbox_of_this_machine'],
      ['EMAIL_LINK_SECRET', 'link_local_0000000000000000'],
      ['RESEND_WEBHOOK_SECRET', 'whsec_'],
    ] as const)
      expect(() => read({ ...hosted, ...email, [name]: value })).toThrow(name)
    expect(() => read({ ...hosted, RESEND_API_BASE: 'http://127.0.0.1:4850' })).toThrow('RESEND_API_BASE')
    // Control.
    const standIn = read({ ...local, ...email, RESEND_API_BASE: 'http://127.0.0.1:4850' })
    expect(standIn.environment.email?.apiBase?.port).toBe('4850')
  })
})

describe('age verification', () => {
  const age = {
    DIDIT_API_KEY: 'key_0000000000000000000000',
    DIDIT_WORKFLOW_ID: '11111111-2222-4333-8444-555555555555',
    DIDIT_WEBHOOK_SECRET: 'secret_0000000000000000000000',
  }

  it('is on with a key, a workflow and a secret for events', () => {
    const { environment, lines } = read({ ...hosted, ...age, DIDIT_TIMEOUT_MS: '5000' })
    expect(environment.age).toEqual({
      apiKey: age.DIDIT_API_KEY,
      workflowId: age.DIDIT_WORKFLOW_ID,
      webhookSecret: age.DIDIT_WEBHOOK_SECRET,
      apiBase: null,
      timeout: 5000,
    })
    expect(lines).toEqual([])
  })

  it('is off without a key, and says why if only some settings are present', () => {
    expect(read(hosted)).toMatchObject({ environment: { age: null }, lines: [] })
    for (const name of ['DIDIT_WORKFLOW_ID', 'DIDIT_WEBHOOK_SECRET']) {
      const { environment, lines } = read({ ...hosted, ...age, [name]: '' })
      expect(environment.age).toBeNull()
      expect(lines).toEqual([expect.stringContaining(name)])
    }
  })

  it('refuses a stand-in and local secrets in a hosted project', () => {
    for (const [name, value] of [
      ['DIDIT_API_BASE', 'http://127.0.0.1:4852'],
      ['DIDIT_API_KEY', 'didit_local_of_this_machine'],
      ['DIDIT_WEBHOOK_SECRET', 'didit_local_of_this_machine'],
    ] as const)
      expect(() => read({ ...hosted, ...age, [name]: value })).toThrow(name)
    // Control.
    const standIn = read({ ...local, ...age, DIDIT_API_BASE: 'http://127.0.0.1:4852' })
    expect(standIn.environment.age?.apiBase?.port).toBe('4852')
  })
})

describe('an optional setting', () => {
  it('turns AI off, and says so, when a part of its settings is missing or malformed', () => {
    const ai = {
      ...hosted,
      AI_API_KEY: 'key',
      AI_BASE_URL: 'https://ai.example.com/v1',
      AI_MODEL: 'model',
    }
    expect(read(ai).environment.ai).toMatchObject({ model: 'model', timeout: 45_000 })
    for (const [name, value] of [
      ['AI_BASE_URL', ''],
      ['AI_BASE_URL', 'ai.example.com/v1'],
      ['AI_MODEL', ''],
    ] as const) {
      const { environment, lines } = read({ ...ai, [name]: value })
      expect(environment.ai).toBeNull()
      expect(lines).toEqual([expect.stringContaining(name)])
    }
  })

  it.each(['STRIPE_TIMEOUT_MS', 'AUTOMATION_STEP_MS', 'AI_TIMEOUT_MS'])(
    'falls back to the default, and says so, when %s is not a number of milliseconds',
    (name) => {
      const ai = { AI_API_KEY: 'key', AI_BASE_URL: 'https://ai.example.com/v1', AI_MODEL: 'model' }
      const { environment, lines } = read({ ...hosted, ...ai, [name]: '10s' })
      expect(environment).toMatchObject({
        stripeTimeout: 10_000,
        automationStep: 620,
        ai: { timeout: 45_000 },
      })
      expect(lines).toEqual([expect.stringContaining(name)])
    },
  )

  it.each(['', 'engenho48.com.br'])(
    'allows no page to call, and says so, when SITE_URL is "%s"',
    (siteUrl) => {
      const { environment, lines } = read({ ...hosted, SITE_URL: siteUrl })
      expect(environment.siteOrigins).toEqual([])
      expect(lines).toEqual([expect.stringContaining('SITE_URL')])
    },
  )
})

it.each(['SUPABASE_URL', 'SUPABASE_SECRET_KEYS', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])(
  'nothing starts without %s',
  (name) => {
    expect(() => read({ ...hosted, [name]: '' })).toThrow(name)
  },
)

describe('invoices', () => {
  const fiscal = { FOCUS_NFE_TOKEN: 'token_0000000000000000000000', FOCUS_NFE_ENVIRONMENT: 'producao' }

  it('are on with a token and an environment', () => {
    const { environment, lines } = read({ ...hosted, ...fiscal, FOCUS_NFE_TIMEOUT_MS: '5000' })
    expect([environment.fiscal, lines]).toEqual([
      { token: fiscal.FOCUS_NFE_TOKEN, isProduction: true, apiBase: null, timeout: 5000 },
      [],
    ])
    const test = read({ ...hosted, ...fiscal, FOCUS_NFE_ENVIRONMENT: 'homologacao' })
    expect(test.environment.fiscal?.isProduction).toBe(false)
  })

  it('wait without a token, and say why if the environment is missing', () => {
    expect(read(hosted)).toMatchObject({ environment: { fiscal: null }, lines: [] })
    const { environment, lines } = read({ ...hosted, ...fiscal, FOCUS_NFE_ENVIRONMENT: 'test' })
    expect([environment.fiscal, lines]).toEqual([null, [expect.stringContaining('FOCUS_NFE_ENVIRONMENT')]])
  })

  it('refuse a stand-in and local secrets in a hosted project', () => {
    for (const [name, value] of [
      ['FOCUS_NFE_API_BASE', 'http://127.0.0.1:4853'],
      ['FOCUS_NFE_TOKEN', 'focus_local_of_this_machine'],
    ] as const)
      expect(() => read({ ...hosted, ...fiscal, [name]: value })).toThrow(name)
    // Control.
    const standIn = read({ ...local, ...fiscal, FOCUS_NFE_API_BASE: 'http://127.0.0.1:4853' })
    expect(standIn.environment.fiscal?.apiBase?.port).toBe('4853')
  })
})
