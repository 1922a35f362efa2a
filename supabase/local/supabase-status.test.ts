import { describe, expect, it } from 'vitest'
import { demoLogin } from './demo/people.ts'
import { publicStatusSchema } from './state.ts'
import { fromSupabaseStatus } from './supabase-status.ts'

/**
 * The shape of `supabase status -o json` in CLI 3.1.0, the pinned version. The names come from the CLI's
 * source and the values from its documentation, since a recording would need Docker.
 */
const cliStatus = {
  API_URL: 'http://127.0.0.1:54321',
  REST_URL: 'http://127.0.0.1:54321/rest/v1',
  GRAPHQL_URL: 'http://127.0.0.1:54321/graphql/v1',
  FUNCTIONS_URL: 'http://127.0.0.1:54321/functions/v1',
  DB_URL: 'postgresql://postgres:postgres@127.0.0.1:54322/postgres',
  STUDIO_URL: 'http://127.0.0.1:54323',
  MCP_URL: 'http://127.0.0.1:54321/mcp',
  MAILPIT_URL: 'http://127.0.0.1:54324',
  PUBLISHABLE_KEY: 'sb_publishable_example',
  SECRET_KEY: 'sb_secret_example',
  JWT_SECRET: 'super-secret-jwt-token-with-at-least-32-characters-long',
  ANON_KEY: 'header.anon.signature',
  SERVICE_ROLE_KEY: 'header.service_role.signature',
  STORAGE_S3_URL: 'http://127.0.0.1:54321/storage/v1/s3',
  S3_PROTOCOL_ACCESS_KEY_ID: 'access-key',
  S3_PROTOCOL_ACCESS_KEY_SECRET: 'access-secret',
  S3_PROTOCOL_REGION: 'local',
}

const beside = {
  app_url: 'http://localhost:4848',
  stripe_url: 'http://localhost:4849',
  age_url: 'http://localhost:4852',
  fiscal_url: 'http://localhost:4853',
  stripe_webhook_secret: 'whsec_local',
}

describe('the status of `supabase start`', () => {
  it('is converted to the one that the browser tests read', () => {
    const status = fromSupabaseStatus(JSON.stringify(cliStatus), beside)
    expect(status).toEqual({
      ...beside,
      api_url: 'http://127.0.0.1:54321',
      functions_url: 'http://127.0.0.1:54321/functions/v1',
      publishable_key: 'sb_publishable_example',
      secret_key: 'sb_secret_example',
      mailbox_url: 'http://127.0.0.1:54324',
      demo_email: demoLogin.email,
      demo_password: demoLogin.password,
    })
    expect(publicStatusSchema.parse(status)).toEqual(status)
  })

  it('may lack services that are switched off', () => {
    const { FUNCTIONS_URL: _, MAILPIT_URL: __, ...fewer } = cliStatus
    expect(fromSupabaseStatus(JSON.stringify(fewer), beside)).toMatchObject({
      functions_url: 'http://127.0.0.1:54321/functions/v1',
      mailbox_url: '',
    })
  })

  it('is refused with the names of missing fields', () => {
    const { SECRET_KEY: _, API_URL: __, ...fewer } = cliStatus
    expect(() => fromSupabaseStatus(JSON.stringify(fewer), beside)).toThrow(
      '`supabase status` does not say: API_URL, SECRET_KEY',
    )
  })
})
