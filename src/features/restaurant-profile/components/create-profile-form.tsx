import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Notice } from '@/ui/notice'
import { Section } from '@/ui/section'
import { createProfileSchema, type ProfileValues } from '../profile.schema'
import { useDraft } from '../use-draft'
import type { LookUpCep } from './cep-field'
import { DraftNotice } from './draft-notice'
import { BasicFields, ContactFields, PlaceFields } from './profile-fields'

interface CreateProfileFormProps {
  userId: string
  lookUpCep: LookUpCep
  defaults: ProfileValues
  busy: boolean
  error?: string | undefined
  onSubmit: (values: ProfileValues) => void
}

const resolver = standardSchemaResolver<ProfileValues, unknown, ProfileValues>(createProfileSchema)

const fields = [
  'name',
  'cnpj',
  'restaurant_type',
  'contact_name',
  'contact_email',
  'contact_phone',
  'address',
  'city',
  'state',
] as const

export function CreateProfileForm({
  userId,
  lookUpCep,
  defaults,
  busy,
  error,
  onSubmit,
}: CreateProfileFormProps) {
  const form = useForm<ProfileValues>({ resolver, defaultValues: defaults, reValidateMode: 'onSubmit' })
  const draft = useDraft(form, userId, fields)
  return (
    <Card padding="lg">
      {draft.restored && <DraftNotice onDiscard={draft.discard} />}
      <form noValidate onSubmit={form.handleSubmit(onSubmit)}>
        <Section kind="inner" title="Informações Básicas">
          <BasicFields form={form} existing={false} />
        </Section>
        <Section kind="inner" title="Informações de Contato">
          <ContactFields form={form} />
        </Section>
        <Section kind="inner" title="Localização">
          <PlaceFields form={form} lookUpCep={lookUpCep} />
        </Section>
        {error && (
          <Notice tone="danger" className="mb-5">
            {error}
          </Notice>
        )}
        <Button type="submit" size="lg" block loading={busy} loadingText="Criando perfil...">
          Criar Perfil do Restaurante
        </Button>
      </form>
    </Card>
  )
}
