import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Notice } from '@/ui/notice'
import { Section } from '@/ui/section'
import { createProfileSchema, type ProfileValues } from '../profile.schema'
import { BasicFields, ContactFields, PlaceFields } from './profile-fields'

interface CreateProfileFormProps {
  defaults: ProfileValues
  busy: boolean
  error?: string | undefined
  onSubmit: (values: ProfileValues) => void
}

const resolver = standardSchemaResolver<ProfileValues, unknown, ProfileValues>(createProfileSchema)

export function CreateProfileForm({ defaults, busy, error, onSubmit }: CreateProfileFormProps) {
  const form = useForm<ProfileValues>({ resolver, defaultValues: defaults, reValidateMode: 'onSubmit' })
  return (
    <Card padding="lg">
      <form noValidate onSubmit={form.handleSubmit(onSubmit)}>
        <Section kind="inner" title="Informações Básicas">
          <BasicFields form={form} existing={false} />
        </Section>
        <Section kind="inner" title="Informações de Contato">
          <ContactFields form={form} />
        </Section>
        <Section kind="inner" title="Localização">
          <PlaceFields form={form} />
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
