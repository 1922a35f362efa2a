export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      access_records: {
        Row: {
          accessed_at: string
          address: unknown
          id: number
          user_id: string
        }
        ComputedFields: never
        Insert: {
          accessed_at?: string
          address?: unknown
          id?: never
          user_id: string
        }
        Update: {
          accessed_at?: string
          address?: unknown
          id?: never
          user_id?: string
        }
        Relationships: []
      }
      account_deletions: {
        Row: {
          id: string
          requested_at: string
          user_id: string
        }
        ComputedFields: never
        Insert: {
          id?: string
          requested_at?: string
          user_id: string
        }
        Update: {
          id?: string
          requested_at?: string
          user_id?: string
        }
        Relationships: []
      }
      age_verifications: {
        Row: {
          asked_at: string | null
          contest_text: string | null
          contested_at: string | null
          created_at: string
          decided_at: string | null
          id: string
          method: string | null
          provider: string
          reference: string | null
          restaurant_id: string
          status: Database['public']['Enums']['age_status']
        }
        ComputedFields: never
        Insert: {
          asked_at?: string | null
          contest_text?: string | null
          contested_at?: string | null
          created_at?: string
          decided_at?: string | null
          id?: string
          method?: string | null
          provider: string
          reference?: string | null
          restaurant_id: string
          status?: Database['public']['Enums']['age_status']
        }
        Update: {
          asked_at?: string | null
          contest_text?: string | null
          contested_at?: string | null
          created_at?: string
          decided_at?: string | null
          id?: string
          method?: string | null
          provider?: string
          reference?: string | null
          restaurant_id?: string
          status?: Database['public']['Enums']['age_status']
        }
        Relationships: [
          {
            foreignKeyName: 'age_verifications_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'farm_houses'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'age_verifications_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'restaurants'
            referencedColumns: ['id']
          },
        ]
      }
      automation_entitlements: {
        Row: {
          automation_type: Database['public']['Enums']['automation_type']
          created_at: string
          id: string
          order_id: string
          restaurant_id: string
          used_by_request_id: string | null
        }
        ComputedFields: never
        Insert: {
          automation_type: Database['public']['Enums']['automation_type']
          created_at?: string
          id?: string
          order_id: string
          restaurant_id: string
          used_by_request_id?: string | null
        }
        Update: {
          automation_type?: Database['public']['Enums']['automation_type']
          created_at?: string
          id?: string
          order_id?: string
          restaurant_id?: string
          used_by_request_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'automation_entitlements_automation_type_fkey'
            columns: ['automation_type']
            isOneToOne: false
            referencedRelation: 'automations_catalog'
            referencedColumns: ['type']
          },
          {
            foreignKeyName: 'automation_entitlements_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'farm_houses'
            referencedColumns: ['last_order_id']
          },
          {
            foreignKeyName: 'automation_entitlements_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'order_queue'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'automation_entitlements_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'automation_entitlements_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'farm_houses'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'automation_entitlements_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'restaurants'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'automation_entitlements_used_by_request'
            columns: ['used_by_request_id']
            isOneToOne: true
            referencedRelation: 'automation_requests'
            referencedColumns: ['id']
          },
        ]
      }
      automation_requests: {
        Row: {
          attempts: number
          automation_id: string
          claim_id: string | null
          claimed_until: string | null
          client_request_id: string
          completed_at: string | null
          created_at: string
          credits_used: number
          delivered_at: string | null
          error_code: string | null
          id: string
          input_data: NonNullable<Json>
          next_attempt_at: string
          output_data: Json | null
          progress: number
          restaurant_id: string
          status: Database['public']['Enums']['request_status']
          wish_checks: Json | null
        }
        ComputedFields: never
        Insert: {
          attempts?: number
          automation_id: string
          claim_id?: string | null
          claimed_until?: string | null
          client_request_id?: string
          completed_at?: string | null
          created_at?: string
          credits_used?: number
          delivered_at?: string | null
          error_code?: string | null
          id?: string
          input_data?: NonNullable<Json>
          next_attempt_at?: string
          output_data?: Json | null
          progress?: number
          restaurant_id: string
          status?: Database['public']['Enums']['request_status']
          wish_checks?: Json | null
        }
        Update: {
          attempts?: number
          automation_id?: string
          claim_id?: string | null
          claimed_until?: string | null
          client_request_id?: string
          completed_at?: string | null
          created_at?: string
          credits_used?: number
          delivered_at?: string | null
          error_code?: string | null
          id?: string
          input_data?: NonNullable<Json>
          next_attempt_at?: string
          output_data?: Json | null
          progress?: number
          restaurant_id?: string
          status?: Database['public']['Enums']['request_status']
          wish_checks?: Json | null
        }
        Relationships: [
          {
            foreignKeyName: 'automation_requests_automation_id_fkey'
            columns: ['automation_id']
            isOneToOne: false
            referencedRelation: 'automations_catalog'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'automation_requests_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'farm_houses'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'automation_requests_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'restaurants'
            referencedColumns: ['id']
          },
        ]
      }
      automations_catalog: {
        Row: {
          category: string
          complexity: number
          created_at: string
          credit_cost: number
          description: string
          estimated_time_minutes: number
          id: string
          is_active: boolean
          is_new: boolean
          is_popular: boolean
          name: string
          type: Database['public']['Enums']['automation_type']
        }
        ComputedFields: never
        Insert: {
          category: string
          complexity: number
          created_at?: string
          credit_cost: number
          description: string
          estimated_time_minutes: number
          id?: string
          is_active?: boolean
          is_new?: boolean
          is_popular?: boolean
          name: string
          type: Database['public']['Enums']['automation_type']
        }
        Update: {
          category?: string
          complexity?: number
          created_at?: string
          credit_cost?: number
          description?: string
          estimated_time_minutes?: number
          id?: string
          is_active?: boolean
          is_new?: boolean
          is_popular?: boolean
          name?: string
          type?: Database['public']['Enums']['automation_type']
        }
        Relationships: []
      }
      bottle_lots: {
        Row: {
          bottled_on: string
          created_at: string
          id: string
          lot_number: string
          packed: number
          product_id: string
          quantity: number
        }
        ComputedFields: never
        Insert: {
          bottled_on: string
          created_at?: string
          id?: string
          lot_number: string
          packed?: number
          product_id: string
          quantity: number
        }
        Update: {
          bottled_on?: string
          created_at?: string
          id?: string
          lot_number?: string
          packed?: number
          product_id?: string
          quantity?: number
        }
        Relationships: [
          {
            foreignKeyName: 'bottle_lots_product_id_fkey'
            columns: ['product_id']
            isOneToOne: false
            referencedRelation: 'bottle_stock'
            referencedColumns: ['product_id']
          },
          {
            foreignKeyName: 'bottle_lots_product_id_fkey'
            columns: ['product_id']
            isOneToOne: false
            referencedRelation: 'products'
            referencedColumns: ['id']
          },
        ]
      }
      city_openings: {
        Row: {
          area_id: string
          closed_at: string | null
          id: string
          opened_at: string
        }
        ComputedFields: never
        Insert: {
          area_id: string
          closed_at?: string | null
          id?: string
          opened_at?: string
        }
        Update: {
          area_id?: string
          closed_at?: string | null
          id?: string
          opened_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'city_openings_area_id_fkey'
            columns: ['area_id']
            isOneToOne: false
            referencedRelation: 'service_areas'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'city_openings_area_id_fkey'
            columns: ['area_id']
            isOneToOne: false
            referencedRelation: 'waiting_cities'
            referencedColumns: ['area_id']
          },
          {
            foreignKeyName: 'city_openings_area_id_fkey'
            columns: ['area_id']
            isOneToOne: false
            referencedRelation: 'waiting_people'
            referencedColumns: ['area_id']
          },
        ]
      }
      cleanup_tasks: {
        Row: {
          attempts: number
          created_at: string
          done_at: string | null
          given_up: boolean
          id: number
          kind: string
          last_error: string | null
          next_attempt_at: string
          target: string
        }
        ComputedFields: never
        Insert: {
          attempts?: number
          created_at?: string
          done_at?: string | null
          given_up?: never
          id?: never
          kind: string
          last_error?: string | null
          next_attempt_at?: string
          target: string
        }
        Update: {
          attempts?: number
          created_at?: string
          done_at?: string | null
          given_up?: never
          id?: never
          kind?: string
          last_error?: string | null
          next_attempt_at?: string
          target?: string
        }
        Relationships: []
      }
      competitor_prices: {
        Row: {
          competitor_id: string
          id: string
          item: string
          noted_on: string | null
          position: number
          price: number
          size: string | null
        }
        ComputedFields: never
        Insert: {
          competitor_id: string
          id?: string
          item: string
          noted_on?: string | null
          position?: number
          price: number
          size?: string | null
        }
        Update: {
          competitor_id?: string
          id?: string
          item?: string
          noted_on?: string | null
          position?: number
          price?: number
          size?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'competitor_prices_competitor_id_fkey'
            columns: ['competitor_id']
            isOneToOne: false
            referencedRelation: 'competitors'
            referencedColumns: ['id']
          },
        ]
      }
      competitors: {
        Row: {
          id: string
          name: string
          restaurant_id: string
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          id?: string
          name: string
          restaurant_id: string
          updated_at?: string
        }
        Update: {
          id?: string
          name?: string
          restaurant_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'competitors_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'farm_houses'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'competitors_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'restaurants'
            referencedColumns: ['id']
          },
        ]
      }
      consents: {
        Row: {
          accepted_at: string
          document: Database['public']['Enums']['legal_document']
          given_at: string
          user_id: string
          version: number
        }
        ComputedFields: never
        Insert: {
          accepted_at?: string
          document: Database['public']['Enums']['legal_document']
          given_at: string
          user_id: string
          version: number
        }
        Update: {
          accepted_at?: string
          document?: Database['public']['Enums']['legal_document']
          given_at?: string
          user_id?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: 'consents_document_version_fkey'
            columns: ['document', 'version']
            isOneToOne: false
            referencedRelation: 'legal_versions'
            referencedColumns: ['document', 'version']
          },
        ]
      }
      content_versions: {
        Row: {
          author_id: string
          author_name: string | null
          automation_request_id: string
          contents: NonNullable<Json>
          created_at: string
          id: string
          note: string | null
          number: number | null
          prices: NonNullable<Json>
          published_at: string | null
          restaurant_id: string
          review_id: string
          shown: boolean
          wish_checks: Json | null
        }
        ComputedFields: never
        Insert: {
          author_id: string
          author_name?: string | null
          automation_request_id: string
          contents: NonNullable<Json>
          created_at?: string
          id?: string
          note?: string | null
          number?: number | null
          prices?: NonNullable<Json>
          published_at?: string | null
          restaurant_id: string
          review_id: string
          shown?: boolean
          wish_checks?: Json | null
        }
        Update: {
          author_id?: string
          author_name?: string | null
          automation_request_id?: string
          contents?: NonNullable<Json>
          created_at?: string
          id?: string
          note?: string | null
          number?: number | null
          prices?: NonNullable<Json>
          published_at?: string | null
          restaurant_id?: string
          review_id?: string
          shown?: boolean
          wish_checks?: Json | null
        }
        Relationships: [
          {
            foreignKeyName: 'content_versions_automation_request_id_fkey'
            columns: ['automation_request_id']
            isOneToOne: false
            referencedRelation: 'automation_requests'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'content_versions_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'farm_houses'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'content_versions_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'restaurants'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'content_versions_review_id_fkey'
            columns: ['review_id']
            isOneToOne: false
            referencedRelation: 'reviews'
            referencedColumns: ['id']
          },
        ]
      }
      credit_lots: {
        Row: {
          expires_at: string
          granted: number
          granted_at: string
          id: string
          kind: string
          remaining: number
          restaurant_id: string
          source: string
          source_id: string
        }
        ComputedFields: never
        Insert: {
          expires_at: string
          granted: number
          granted_at: string
          id?: string
          kind: string
          remaining: number
          restaurant_id: string
          source: string
          source_id: string
        }
        Update: {
          expires_at?: string
          granted?: number
          granted_at?: string
          id?: string
          kind?: string
          remaining?: number
          restaurant_id?: string
          source?: string
          source_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'credit_lots_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'farm_houses'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'credit_lots_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'restaurants'
            referencedColumns: ['id']
          },
        ]
      }
      credit_transactions: {
        Row: {
          amount: number
          balance_after: number
          created_at: string
          id: string
          restaurant_id: string
          source: string
          source_id: string
          transaction_type: Database['public']['Enums']['credit_transaction_type']
        }
        ComputedFields: never
        Insert: {
          amount: number
          balance_after: number
          created_at?: string
          id?: string
          restaurant_id: string
          source: string
          source_id: string
          transaction_type: Database['public']['Enums']['credit_transaction_type']
        }
        Update: {
          amount?: number
          balance_after?: number
          created_at?: string
          id?: string
          restaurant_id?: string
          source?: string
          source_id?: string
          transaction_type?: Database['public']['Enums']['credit_transaction_type']
        }
        Relationships: [
          {
            foreignKeyName: 'credit_transactions_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'farm_houses'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'credit_transactions_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'restaurants'
            referencedColumns: ['id']
          },
        ]
      }
      delivery_addresses: {
        Row: {
          city: string
          complement: string | null
          district: string
          number: string
          phone: string
          postal_code: string
          receiving_hours: string
          recipient: string
          reference: string | null
          restaurant_id: string
          state: string
          street: string
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          city: string
          complement?: string | null
          district: string
          number: string
          phone: string
          postal_code: string
          receiving_hours: string
          recipient: string
          reference?: string | null
          restaurant_id: string
          state: string
          street: string
          updated_at?: string
        }
        Update: {
          city?: string
          complement?: string | null
          district?: string
          number?: string
          phone?: string
          postal_code?: string
          receiving_hours?: string
          recipient?: string
          reference?: string | null
          restaurant_id?: string
          state?: string
          street?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'delivery_addresses_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: true
            referencedRelation: 'farm_houses'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'delivery_addresses_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: true
            referencedRelation: 'restaurants'
            referencedColumns: ['id']
          },
        ]
      }
      expansion_waitlist: {
        Row: {
          city: string
          cnpj: string
          contact_name: string
          contact_phone: string
          created_at: string
          current_cachaca_supplier: string | null
          email: string
          establishment_type: Database['public']['Enums']['establishment_type']
          id: string
          instagram_handle: string | null
          interested_in: string[]
          monthly_revenue_range: string
          notes: string | null
          referral_source: string | null
          restaurant_name: string
          state: string
          state_code: string
          website: string | null
        }
        ComputedFields: never
        Insert: {
          city: string
          cnpj: string
          contact_name: string
          contact_phone: string
          created_at?: string
          current_cachaca_supplier?: string | null
          email: string
          establishment_type: Database['public']['Enums']['establishment_type']
          id?: string
          instagram_handle?: string | null
          interested_in: string[]
          monthly_revenue_range: string
          notes?: string | null
          referral_source?: string | null
          restaurant_name: string
          state: string
          state_code: string
          website?: string | null
        }
        Update: {
          city?: string
          cnpj?: string
          contact_name?: string
          contact_phone?: string
          created_at?: string
          current_cachaca_supplier?: string | null
          email?: string
          establishment_type?: Database['public']['Enums']['establishment_type']
          id?: string
          instagram_handle?: string | null
          interested_in?: string[]
          monthly_revenue_range?: string
          notes?: string | null
          referral_source?: string | null
          restaurant_name?: string
          state?: string
          state_code?: string
          website?: string | null
        }
        Relationships: []
      }
      fiscal_document_events: {
        Row: {
          created_at: string
          detail: string | null
          document_id: string
          id: number
          status: string
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          detail?: string | null
          document_id: string
          id?: never
          status: string
        }
        Update: {
          created_at?: string
          detail?: string | null
          document_id?: string
          id?: never
          status?: string
        }
        Relationships: [
          {
            foreignKeyName: 'fiscal_document_events_document_id_fkey'
            columns: ['document_id']
            isOneToOne: false
            referencedRelation: 'fiscal_documents'
            referencedColumns: ['id']
          },
        ]
      }
      fiscal_documents: {
        Row: {
          access_key: string | null
          amount: number | null
          buyer_cnpj: string
          buyer_name: string
          cancel_reason: string | null
          cancelled_at: string | null
          created_at: string
          id: string
          issued_at: string | null
          items: NonNullable<Json>
          kind: string
          number: string | null
          order_id: string
          pdf_url: string | null
          refusal: string | null
          restaurant_id: string
          series: string | null
          status: string
          verification_code: string | null
          xml_url: string | null
        }
        ComputedFields: never
        Insert: {
          access_key?: string | null
          amount?: number | null
          buyer_cnpj: string
          buyer_name: string
          cancel_reason?: string | null
          cancelled_at?: string | null
          created_at?: string
          id?: string
          issued_at?: string | null
          items: NonNullable<Json>
          kind: string
          number?: string | null
          order_id: string
          pdf_url?: string | null
          refusal?: string | null
          restaurant_id: string
          series?: string | null
          status?: string
          verification_code?: string | null
          xml_url?: string | null
        }
        Update: {
          access_key?: string | null
          amount?: number | null
          buyer_cnpj?: string
          buyer_name?: string
          cancel_reason?: string | null
          cancelled_at?: string | null
          created_at?: string
          id?: string
          issued_at?: string | null
          items?: NonNullable<Json>
          kind?: string
          number?: string | null
          order_id?: string
          pdf_url?: string | null
          refusal?: string | null
          restaurant_id?: string
          series?: string | null
          status?: string
          verification_code?: string | null
          xml_url?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'fiscal_documents_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'farm_houses'
            referencedColumns: ['last_order_id']
          },
          {
            foreignKeyName: 'fiscal_documents_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'order_queue'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'fiscal_documents_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'fiscal_documents_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'farm_houses'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'fiscal_documents_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'restaurants'
            referencedColumns: ['id']
          },
        ]
      }
      generated_content: {
        Row: {
          automation_request_id: string
          content: NonNullable<Json>
          content_type: string
          created_at: string
          id: string
          metadata: NonNullable<Json>
          position: number
          title: string
        }
        ComputedFields: never
        Insert: {
          automation_request_id: string
          content: NonNullable<Json>
          content_type: string
          created_at?: string
          id?: string
          metadata?: NonNullable<Json>
          position: number
          title: string
        }
        Update: {
          automation_request_id?: string
          content?: NonNullable<Json>
          content_type?: string
          created_at?: string
          id?: string
          metadata?: NonNullable<Json>
          position?: number
          title?: string
        }
        Relationships: [
          {
            foreignKeyName: 'generated_content_automation_request_id_fkey'
            columns: ['automation_request_id']
            isOneToOne: false
            referencedRelation: 'automation_requests'
            referencedColumns: ['id']
          },
        ]
      }
      house_notes: {
        Row: {
          author_id: string
          author_name: string
          body: string
          created_at: string
          id: string
          removed_at: string | null
          restaurant_id: string
        }
        ComputedFields: never
        Insert: {
          author_id: string
          author_name: string
          body: string
          created_at?: string
          id: string
          removed_at?: string | null
          restaurant_id: string
        }
        Update: {
          author_id?: string
          author_name?: string
          body?: string
          created_at?: string
          id?: string
          removed_at?: string | null
          restaurant_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'house_notes_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'farm_houses'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'house_notes_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'restaurants'
            referencedColumns: ['id']
          },
        ]
      }
      house_settings: {
        Row: {
          equipment: string[]
          glassware: string[]
          neighbourhood: string | null
          opening: NonNullable<Json>
          price_ceiling: number | null
          price_floor: number | null
          restaurant_id: string
          restrictions: string[]
          seats: number | null
          techniques: string[]
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          equipment?: string[]
          glassware?: string[]
          neighbourhood?: string | null
          opening?: NonNullable<Json>
          price_ceiling?: number | null
          price_floor?: number | null
          restaurant_id: string
          restrictions?: string[]
          seats?: number | null
          techniques?: string[]
          updated_at?: string
        }
        Update: {
          equipment?: string[]
          glassware?: string[]
          neighbourhood?: string | null
          opening?: NonNullable<Json>
          price_ceiling?: number | null
          price_floor?: number | null
          restaurant_id?: string
          restrictions?: string[]
          seats?: number | null
          techniques?: string[]
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'house_settings_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: true
            referencedRelation: 'farm_houses'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'house_settings_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: true
            referencedRelation: 'restaurants'
            referencedColumns: ['id']
          },
        ]
      }
      ingredient_prices: {
        Row: {
          amount: number
          id: string
          name: string
          noted_on: string
          price: number
          restaurant_id: string
          unit: Database['public']['Enums']['ingredient_unit']
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          amount: number
          id?: string
          name: string
          noted_on?: string
          price: number
          restaurant_id: string
          unit: Database['public']['Enums']['ingredient_unit']
          updated_at?: string
        }
        Update: {
          amount?: number
          id?: string
          name?: string
          noted_on?: string
          price?: number
          restaurant_id?: string
          unit?: Database['public']['Enums']['ingredient_unit']
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'ingredient_prices_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'farm_houses'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'ingredient_prices_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'restaurants'
            referencedColumns: ['id']
          },
        ]
      }
      legal_versions: {
        Row: {
          dated: string
          document: Database['public']['Enums']['legal_document']
          summary: string
          version: number
        }
        ComputedFields: never
        Insert: {
          dated: string
          document: Database['public']['Enums']['legal_document']
          summary: string
          version: number
        }
        Update: {
          dated?: string
          document?: Database['public']['Enums']['legal_document']
          summary?: string
          version?: number
        }
        Relationships: []
      }
      menu_items: {
        Row: {
          active: boolean
          allergens: string[] | null
          cost: number | null
          description: string | null
          id: string
          kind: Database['public']['Enums']['house_item_kind'] | null
          name: string
          position: number
          price: number | null
          restaurant_id: string
          section: string | null
          size: string | null
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          active?: boolean
          allergens?: string[] | null
          cost?: number | null
          description?: string | null
          id?: string
          kind?: Database['public']['Enums']['house_item_kind'] | null
          name: string
          position?: number
          price?: number | null
          restaurant_id: string
          section?: string | null
          size?: string | null
          updated_at?: string
        }
        Update: {
          active?: boolean
          allergens?: string[] | null
          cost?: number | null
          description?: string | null
          id?: string
          kind?: Database['public']['Enums']['house_item_kind'] | null
          name?: string
          position?: number
          price?: number | null
          restaurant_id?: string
          section?: string | null
          size?: string | null
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'menu_items_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'farm_houses'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'menu_items_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'restaurants'
            referencedColumns: ['id']
          },
        ]
      }
      newsletter_subscribers: {
        Row: {
          created_at: string
          email: string
          id: string
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          email: string
          id?: string
        }
        Update: {
          created_at?: string
          email?: string
          id?: string
        }
        Relationships: []
      }
      notification_preferences: {
        Row: {
          by_email: boolean
          topic: Database['public']['Enums']['notification_topic']
          updated_at: string
          user_id: string
        }
        ComputedFields: never
        Insert: {
          by_email: boolean
          topic: Database['public']['Enums']['notification_topic']
          updated_at?: string
          user_id: string
        }
        Update: {
          by_email?: boolean
          topic?: Database['public']['Enums']['notification_topic']
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      notifications: {
        Row: {
          attempts: number
          claimed_until: string | null
          created_at: string
          dedupe_key: string
          due_at: string
          email: string | null
          failed: boolean
          first_attempt_at: string | null
          id: string
          kind: Database['public']['Enums']['notification_kind']
          last_error: string | null
          payload: NonNullable<Json>
          provider_id: string | null
          read_at: string | null
          restaurant_id: string | null
          sent_at: string | null
          subject_id: string | null
          suppressed_at: string | null
          user_id: string | null
        }
        ComputedFields: never
        Insert: {
          attempts?: number
          claimed_until?: string | null
          created_at?: string
          dedupe_key: string
          due_at?: string
          email?: string | null
          failed?: boolean
          first_attempt_at?: string | null
          id?: string
          kind: Database['public']['Enums']['notification_kind']
          last_error?: string | null
          payload?: NonNullable<Json>
          provider_id?: string | null
          read_at?: string | null
          restaurant_id?: string | null
          sent_at?: string | null
          subject_id?: string | null
          suppressed_at?: string | null
          user_id?: string | null
        }
        Update: {
          attempts?: number
          claimed_until?: string | null
          created_at?: string
          dedupe_key?: string
          due_at?: string
          email?: string | null
          failed?: boolean
          first_attempt_at?: string | null
          id?: string
          kind?: Database['public']['Enums']['notification_kind']
          last_error?: string | null
          payload?: NonNullable<Json>
          provider_id?: string | null
          read_at?: string | null
          restaurant_id?: string | null
          sent_at?: string | null
          subject_id?: string | null
          suppressed_at?: string | null
          user_id?: string | null
        }
        Relationships: []
      }
      order_addresses: {
        Row: {
          city: string
          cnpj: string
          complement: string | null
          district: string
          number: string
          order_id: string
          phone: string
          postal_code: string
          receiving_hours: string
          recipient: string
          reference: string | null
          restaurant_id: string
          restaurant_name: string
          state: string
          street: string
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          city: string
          cnpj: string
          complement?: string | null
          district: string
          number: string
          order_id: string
          phone: string
          postal_code: string
          receiving_hours: string
          recipient: string
          reference?: string | null
          restaurant_id: string
          restaurant_name: string
          state: string
          street: string
          updated_at?: string
        }
        Update: {
          city?: string
          cnpj?: string
          complement?: string | null
          district?: string
          number?: string
          order_id?: string
          phone?: string
          postal_code?: string
          receiving_hours?: string
          recipient?: string
          reference?: string | null
          restaurant_id?: string
          restaurant_name?: string
          state?: string
          street?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'order_addresses_order_id_fkey'
            columns: ['order_id']
            isOneToOne: true
            referencedRelation: 'farm_houses'
            referencedColumns: ['last_order_id']
          },
          {
            foreignKeyName: 'order_addresses_order_id_fkey'
            columns: ['order_id']
            isOneToOne: true
            referencedRelation: 'order_queue'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'order_addresses_order_id_fkey'
            columns: ['order_id']
            isOneToOne: true
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'order_addresses_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'farm_houses'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'order_addresses_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'restaurants'
            referencedColumns: ['id']
          },
        ]
      }
      order_events: {
        Row: {
          created_at: string
          detail: NonNullable<Json>
          id: number
          kind: string
          order_id: string
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          detail?: NonNullable<Json>
          id?: never
          kind: string
          order_id: string
        }
        Update: {
          created_at?: string
          detail?: NonNullable<Json>
          id?: never
          kind?: string
          order_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'order_events_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'farm_houses'
            referencedColumns: ['last_order_id']
          },
          {
            foreignKeyName: 'order_events_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'order_queue'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'order_events_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
        ]
      }
      order_fulfilments: {
        Row: {
          age_checked: boolean
          carrier: string | null
          delivered_at: string | null
          held_at: string | null
          hold_reason: string | null
          order_id: string
          packed_at: string | null
          received_by: string | null
          return_reason: string | null
          returned_at: string | null
          shipped_at: string | null
          tracking_code: string | null
        }
        ComputedFields: never
        Insert: {
          age_checked?: boolean
          carrier?: string | null
          delivered_at?: string | null
          held_at?: string | null
          hold_reason?: string | null
          order_id: string
          packed_at?: string | null
          received_by?: string | null
          return_reason?: string | null
          returned_at?: string | null
          shipped_at?: string | null
          tracking_code?: string | null
        }
        Update: {
          age_checked?: boolean
          carrier?: string | null
          delivered_at?: string | null
          held_at?: string | null
          hold_reason?: string | null
          order_id?: string
          packed_at?: string | null
          received_by?: string | null
          return_reason?: string | null
          returned_at?: string | null
          shipped_at?: string | null
          tracking_code?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'order_fulfilments_order_id_fkey'
            columns: ['order_id']
            isOneToOne: true
            referencedRelation: 'farm_houses'
            referencedColumns: ['last_order_id']
          },
          {
            foreignKeyName: 'order_fulfilments_order_id_fkey'
            columns: ['order_id']
            isOneToOne: true
            referencedRelation: 'order_queue'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'order_fulfilments_order_id_fkey'
            columns: ['order_id']
            isOneToOne: true
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
        ]
      }
      order_item_lots: {
        Row: {
          lot_id: string
          order_item_id: string
          quantity: number
          restocked_at: string | null
        }
        ComputedFields: never
        Insert: {
          lot_id: string
          order_item_id: string
          quantity: number
          restocked_at?: string | null
        }
        Update: {
          lot_id?: string
          order_item_id?: string
          quantity?: number
          restocked_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'order_item_lots_lot_id_fkey'
            columns: ['lot_id']
            isOneToOne: false
            referencedRelation: 'bottle_lots'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'order_item_lots_lot_id_fkey'
            columns: ['lot_id']
            isOneToOne: false
            referencedRelation: 'open_bottle_lots'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'order_item_lots_order_item_id_fkey'
            columns: ['order_item_id']
            isOneToOne: false
            referencedRelation: 'order_items'
            referencedColumns: ['id']
          },
        ]
      }
      order_items: {
        Row: {
          bonus: number
          credits: number
          id: string
          included_in: string | null
          kind: Database['public']['Enums']['product_kind']
          name: string
          order_id: string
          price_id: string
          product_id: string
          quantity: number
          unit_price: number
        }
        ComputedFields: never
        Insert: {
          bonus: number
          credits: number
          id?: string
          included_in?: string | null
          kind: Database['public']['Enums']['product_kind']
          name: string
          order_id: string
          price_id: string
          product_id: string
          quantity: number
          unit_price: number
        }
        Update: {
          bonus?: number
          credits?: number
          id?: string
          included_in?: string | null
          kind?: Database['public']['Enums']['product_kind']
          name?: string
          order_id?: string
          price_id?: string
          product_id?: string
          quantity?: number
          unit_price?: number
        }
        Relationships: [
          {
            foreignKeyName: 'order_items_included_in_fkey'
            columns: ['included_in']
            isOneToOne: false
            referencedRelation: 'order_items'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'order_items_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'farm_houses'
            referencedColumns: ['last_order_id']
          },
          {
            foreignKeyName: 'order_items_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'order_queue'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'order_items_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'order_items_product_id_fkey'
            columns: ['product_id']
            isOneToOne: false
            referencedRelation: 'bottle_stock'
            referencedColumns: ['product_id']
          },
          {
            foreignKeyName: 'order_items_product_id_fkey'
            columns: ['product_id']
            isOneToOne: false
            referencedRelation: 'products'
            referencedColumns: ['id']
          },
        ]
      }
      order_withdrawals: {
        Row: {
          amount: number
          bank_confirmed_at: string | null
          credits_target: number
          order_id: string
          refund_target: number
          refunded_at: string | null
          restaurant_id: string
          statement: NonNullable<Json>
          stripe_refund_id: string | null
          way: string
          withdrawn_at: string
        }
        ComputedFields: never
        Insert: {
          amount: number
          bank_confirmed_at?: string | null
          credits_target: number
          order_id: string
          refund_target: number
          refunded_at?: string | null
          restaurant_id: string
          statement: NonNullable<Json>
          stripe_refund_id?: string | null
          way: string
          withdrawn_at?: string
        }
        Update: {
          amount?: number
          bank_confirmed_at?: string | null
          credits_target?: number
          order_id?: string
          refund_target?: number
          refunded_at?: string | null
          restaurant_id?: string
          statement?: NonNullable<Json>
          stripe_refund_id?: string | null
          way?: string
          withdrawn_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'order_withdrawals_order_id_fkey'
            columns: ['order_id']
            isOneToOne: true
            referencedRelation: 'farm_houses'
            referencedColumns: ['last_order_id']
          },
          {
            foreignKeyName: 'order_withdrawals_order_id_fkey'
            columns: ['order_id']
            isOneToOne: true
            referencedRelation: 'order_queue'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'order_withdrawals_order_id_fkey'
            columns: ['order_id']
            isOneToOne: true
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'order_withdrawals_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'farm_houses'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'order_withdrawals_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'restaurants'
            referencedColumns: ['id']
          },
        ]
      }
      orders: {
        Row: {
          created_at: string
          id: string
          invoice_amount: number
          number: number
          paid_at: string | null
          restaurant_id: string
          status: Database['public']['Enums']['order_status']
          stripe_checkout_session_id: string | null
          swaps: Json | null
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          id?: string
          invoice_amount: number
          number?: number
          paid_at?: string | null
          restaurant_id: string
          status?: Database['public']['Enums']['order_status']
          stripe_checkout_session_id?: string | null
          swaps?: Json | null
          updated_at?: string
        }
        Update: {
          created_at?: string
          id?: string
          invoice_amount?: number
          number?: number
          paid_at?: string | null
          restaurant_id?: string
          status?: Database['public']['Enums']['order_status']
          stripe_checkout_session_id?: string | null
          swaps?: Json | null
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'orders_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'farm_houses'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'orders_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'restaurants'
            referencedColumns: ['id']
          },
        ]
      }
      payment_instructions: {
        Row: {
          code: string | null
          expires_at: string
          hosted_url: string
          issued_at: string
          method: string
          order_id: string
          payment_intent_id: string
        }
        ComputedFields: never
        Insert: {
          code?: string | null
          expires_at: string
          hosted_url: string
          issued_at: string
          method: string
          order_id: string
          payment_intent_id: string
        }
        Update: {
          code?: string | null
          expires_at?: string
          hosted_url?: string
          issued_at?: string
          method?: string
          order_id?: string
          payment_intent_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'payment_instructions_order_id_fkey'
            columns: ['order_id']
            isOneToOne: true
            referencedRelation: 'farm_houses'
            referencedColumns: ['last_order_id']
          },
          {
            foreignKeyName: 'payment_instructions_order_id_fkey'
            columns: ['order_id']
            isOneToOne: true
            referencedRelation: 'order_queue'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'payment_instructions_order_id_fkey'
            columns: ['order_id']
            isOneToOne: true
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
        ]
      }
      product_bundle_items: {
        Row: {
          bottle_id: string
          product_id: string
          quantity: number
        }
        ComputedFields: never
        Insert: {
          bottle_id: string
          product_id: string
          quantity: number
        }
        Update: {
          bottle_id?: string
          product_id?: string
          quantity?: number
        }
        Relationships: [
          {
            foreignKeyName: 'product_bundle_items_bottle_id_fkey'
            columns: ['bottle_id']
            isOneToOne: false
            referencedRelation: 'bottle_stock'
            referencedColumns: ['product_id']
          },
          {
            foreignKeyName: 'product_bundle_items_bottle_id_fkey'
            columns: ['bottle_id']
            isOneToOne: false
            referencedRelation: 'products'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'product_bundle_items_product_id_fkey'
            columns: ['product_id']
            isOneToOne: false
            referencedRelation: 'bottle_stock'
            referencedColumns: ['product_id']
          },
          {
            foreignKeyName: 'product_bundle_items_product_id_fkey'
            columns: ['product_id']
            isOneToOne: false
            referencedRelation: 'products'
            referencedColumns: ['id']
          },
        ]
      }
      products: {
        Row: {
          bonus: number
          bonus_percentage: number
          created_at: string
          credits: number
          description: string
          id: string
          is_active: boolean
          is_popular: boolean
          kind: Database['public']['Enums']['product_kind']
          max_quantity: number | null
          mode: string
          name: string
          position: number
          price: number
          price_id: string
        }
        ComputedFields: never
        Insert: {
          bonus?: number
          bonus_percentage?: number
          created_at?: string
          credits?: number
          description: string
          id: string
          is_active?: boolean
          is_popular?: boolean
          kind: Database['public']['Enums']['product_kind']
          max_quantity?: never
          mode?: string
          name: string
          position?: number
          price: number
          price_id: string
        }
        Update: {
          bonus?: number
          bonus_percentage?: number
          created_at?: string
          credits?: number
          description?: string
          id?: string
          is_active?: boolean
          is_popular?: boolean
          kind?: Database['public']['Enums']['product_kind']
          max_quantity?: never
          mode?: string
          name?: string
          position?: number
          price?: number
          price_id?: string
        }
        Relationships: []
      }
      refund_accounts: {
        Row: {
          account: string
          account_kind: string
          bank_code: string
          branch: string
          created_at: string
          holder: string
          order_id: string
          restaurant_id: string
          tax_id: string
        }
        ComputedFields: never
        Insert: {
          account: string
          account_kind: string
          bank_code: string
          branch: string
          created_at?: string
          holder: string
          order_id: string
          restaurant_id: string
          tax_id: string
        }
        Update: {
          account?: string
          account_kind?: string
          bank_code?: string
          branch?: string
          created_at?: string
          holder?: string
          order_id?: string
          restaurant_id?: string
          tax_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'refund_accounts_order_id_fkey'
            columns: ['order_id']
            isOneToOne: true
            referencedRelation: 'order_withdrawals'
            referencedColumns: ['order_id']
          },
          {
            foreignKeyName: 'refund_accounts_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'farm_houses'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'refund_accounts_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'restaurants'
            referencedColumns: ['id']
          },
        ]
      }
      restaurants: {
        Row: {
          address: string | null
          city: string | null
          cnpj: string
          consulting_credit_balance: number
          contact_email: string | null
          contact_name: string | null
          contact_phone: string | null
          created_at: string
          credit_balance: number
          establishment_type: Database['public']['Enums']['establishment_type'] | null
          id: string
          name: string
          premium_unlocked_at: string | null
          restaurant_type: Database['public']['Enums']['establishment_type'] | null
          state: string | null
          updated_at: string
          user_id: string | null
        }
        ComputedFields: never
        Insert: {
          address?: string | null
          city?: string | null
          cnpj: string
          consulting_credit_balance?: number
          contact_email?: string | null
          contact_name?: string | null
          contact_phone?: string | null
          created_at?: string
          credit_balance?: number
          establishment_type?: Database['public']['Enums']['establishment_type'] | null
          id?: string
          name: string
          premium_unlocked_at?: string | null
          restaurant_type?: Database['public']['Enums']['establishment_type'] | null
          state?: string | null
          updated_at?: string
          user_id?: string | null
        }
        Update: {
          address?: string | null
          city?: string | null
          cnpj?: string
          consulting_credit_balance?: number
          contact_email?: string | null
          contact_name?: string | null
          contact_phone?: string | null
          created_at?: string
          credit_balance?: number
          establishment_type?: Database['public']['Enums']['establishment_type'] | null
          id?: string
          name?: string
          premium_unlocked_at?: string | null
          restaurant_type?: Database['public']['Enums']['establishment_type'] | null
          state?: string | null
          updated_at?: string
          user_id?: string | null
        }
        Relationships: []
      }
      review_questions: {
        Row: {
          answer: string | null
          answered_at: string | null
          asked_at: string
          asked_by: string
          id: string
          question: string
          restaurant_id: string
          review_id: string
        }
        ComputedFields: never
        Insert: {
          answer?: string | null
          answered_at?: string | null
          asked_at?: string
          asked_by: string
          id?: string
          question: string
          restaurant_id: string
          review_id: string
        }
        Update: {
          answer?: string | null
          answered_at?: string | null
          asked_at?: string
          asked_by?: string
          id?: string
          question?: string
          restaurant_id?: string
          review_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'review_questions_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'farm_houses'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'review_questions_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'restaurants'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'review_questions_review_id_fkey'
            columns: ['review_id']
            isOneToOne: false
            referencedRelation: 'reviews'
            referencedColumns: ['id']
          },
        ]
      }
      review_remarks: {
        Row: {
          answer: string | null
          answered_at: string | null
          author_id: string
          author_name: string
          created_at: string
          id: string
          internal: boolean
          remark: string
          restaurant_id: string
          review_id: string
          section: string | null
        }
        ComputedFields: never
        Insert: {
          answer?: string | null
          answered_at?: string | null
          author_id: string
          author_name: string
          created_at?: string
          id?: string
          internal?: boolean
          remark: string
          restaurant_id: string
          review_id: string
          section?: string | null
        }
        Update: {
          answer?: string | null
          answered_at?: string | null
          author_id?: string
          author_name?: string
          created_at?: string
          id?: string
          internal?: boolean
          remark?: string
          restaurant_id?: string
          review_id?: string
          section?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'review_remarks_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'farm_houses'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'review_remarks_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'restaurants'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'review_remarks_review_id_fkey'
            columns: ['review_id']
            isOneToOne: false
            referencedRelation: 'reviews'
            referencedColumns: ['id']
          },
        ]
      }
      reviews: {
        Row: {
          asked_at: string | null
          automation_request_id: string
          consultant_id: string | null
          consultant_name: string | null
          courtesy: number
          done_at: string | null
          due_at: string
          id: string
          late_at: string | null
          opened_at: string
          restaurant_id: string
          revision: number
          state: string
          wish: string | null
        }
        ComputedFields: never
        Insert: {
          asked_at?: string | null
          automation_request_id: string
          consultant_id?: string | null
          consultant_name?: string | null
          courtesy?: number
          done_at?: string | null
          due_at?: string
          id?: string
          late_at?: string | null
          opened_at?: string
          restaurant_id: string
          revision?: number
          state?: string
          wish?: string | null
        }
        Update: {
          asked_at?: string | null
          automation_request_id?: string
          consultant_id?: string | null
          consultant_name?: string | null
          courtesy?: number
          done_at?: string | null
          due_at?: string
          id?: string
          late_at?: string | null
          opened_at?: string
          restaurant_id?: string
          revision?: number
          state?: string
          wish?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'reviews_automation_request_id_fkey'
            columns: ['automation_request_id']
            isOneToOne: true
            referencedRelation: 'automation_requests'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'reviews_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'farm_houses'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'reviews_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'restaurants'
            referencedColumns: ['id']
          },
        ]
      }
      service_areas: {
        Row: {
          city: string
          id: string
          is_active: boolean
          priority_order: number
          state: string
        }
        ComputedFields: never
        Insert: {
          city: string
          id?: string
          is_active?: boolean
          priority_order: number
          state: string
        }
        Update: {
          city?: string
          id?: string
          is_active?: boolean
          priority_order?: number
          state?: string
        }
        Relationships: []
      }
      shared_reports: {
        Row: {
          automation_request_id: string
          created_at: string
          expires_at: string
          id: string
          last_opened_at: string | null
          opens: number
          restaurant_id: string
          revoked_at: string | null
          token_hash: string
          version: number
          with_costs: boolean
        }
        ComputedFields: never
        Insert: {
          automation_request_id: string
          created_at?: string
          expires_at: string
          id?: string
          last_opened_at?: string | null
          opens?: number
          restaurant_id: string
          revoked_at?: string | null
          token_hash: string
          version: number
          with_costs: boolean
        }
        Update: {
          automation_request_id?: string
          created_at?: string
          expires_at?: string
          id?: string
          last_opened_at?: string | null
          opens?: number
          restaurant_id?: string
          revoked_at?: string | null
          token_hash?: string
          version?: number
          with_costs?: boolean
        }
        Relationships: [
          {
            foreignKeyName: 'shared_reports_automation_request_id_fkey'
            columns: ['automation_request_id']
            isOneToOne: false
            referencedRelation: 'automation_requests'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'shared_reports_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'farm_houses'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'shared_reports_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'restaurants'
            referencedColumns: ['id']
          },
        ]
      }
      staff_audit: {
        Row: {
          action: string
          actor_id: string | null
          actor_name: string
          after: Json | null
          before: Json | null
          created_at: string
          id: number
          reason: string | null
          restaurant_id: string | null
          subject_id: string
          subject_table: string
        }
        ComputedFields: never
        Insert: {
          action: string
          actor_id?: string | null
          actor_name: string
          after?: Json | null
          before?: Json | null
          created_at?: string
          id?: never
          reason?: string | null
          restaurant_id?: string | null
          subject_id: string
          subject_table: string
        }
        Update: {
          action?: string
          actor_id?: string | null
          actor_name?: string
          after?: Json | null
          before?: Json | null
          created_at?: string
          id?: never
          reason?: string | null
          restaurant_id?: string | null
          subject_id?: string
          subject_table?: string
        }
        Relationships: [
          {
            foreignKeyName: 'staff_audit_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'farm_houses'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'staff_audit_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'restaurants'
            referencedColumns: ['id']
          },
        ]
      }
      staff_flags: {
        Row: {
          detail: NonNullable<Json>
          id: string
          kind: string
          last_raised_at: string
          occurrences: number
          order_id: string | null
          raised_at: string
          resolved_at: string | null
          restaurant_id: string | null
          subject: string
        }
        ComputedFields: never
        Insert: {
          detail?: NonNullable<Json>
          id?: string
          kind: string
          last_raised_at?: string
          occurrences?: number
          order_id?: string | null
          raised_at?: string
          resolved_at?: string | null
          restaurant_id?: string | null
          subject: string
        }
        Update: {
          detail?: NonNullable<Json>
          id?: string
          kind?: string
          last_raised_at?: string
          occurrences?: number
          order_id?: string | null
          raised_at?: string
          resolved_at?: string | null
          restaurant_id?: string | null
          subject?: string
        }
        Relationships: [
          {
            foreignKeyName: 'staff_flags_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'farm_houses'
            referencedColumns: ['last_order_id']
          },
          {
            foreignKeyName: 'staff_flags_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'order_queue'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'staff_flags_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'staff_flags_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'farm_houses'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'staff_flags_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'restaurants'
            referencedColumns: ['id']
          },
        ]
      }
      staff_members: {
        Row: {
          active: boolean
          created_at: string
          email: string
          name: string
          role: Database['public']['Enums']['staff_role']
          updated_at: string
          user_id: string
        }
        ComputedFields: never
        Insert: {
          active?: boolean
          created_at?: string
          email: string
          name: string
          role: Database['public']['Enums']['staff_role']
          updated_at?: string
          user_id: string
        }
        Update: {
          active?: boolean
          created_at?: string
          email?: string
          name?: string
          role?: Database['public']['Enums']['staff_role']
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      stripe_customers: {
        Row: {
          created_at: string
          customer_id: string
          user_id: string
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          customer_id: string
          user_id: string
        }
        Update: {
          created_at?: string
          customer_id?: string
          user_id?: string
        }
        Relationships: []
      }
      stripe_orders: {
        Row: {
          amount_subtotal: number
          amount_total: number
          checkout_session_id: string
          currency: string
          order_date: string
          order_id: string
          paid_later: boolean
          payment_intent_id: string | null
          payment_status: string
        }
        ComputedFields: never
        Insert: {
          amount_subtotal: number
          amount_total: number
          checkout_session_id: string
          currency: string
          order_date: string
          order_id: string
          paid_later?: boolean
          payment_intent_id?: string | null
          payment_status: string
        }
        Update: {
          amount_subtotal?: number
          amount_total?: number
          checkout_session_id?: string
          currency?: string
          order_date?: string
          order_id?: string
          paid_later?: boolean
          payment_intent_id?: string | null
          payment_status?: string
        }
        Relationships: [
          {
            foreignKeyName: 'stripe_orders_order_id_fkey'
            columns: ['order_id']
            isOneToOne: true
            referencedRelation: 'farm_houses'
            referencedColumns: ['last_order_id']
          },
          {
            foreignKeyName: 'stripe_orders_order_id_fkey'
            columns: ['order_id']
            isOneToOne: true
            referencedRelation: 'order_queue'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'stripe_orders_order_id_fkey'
            columns: ['order_id']
            isOneToOne: true
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
        ]
      }
      stripe_subscriptions: {
        Row: {
          cancel_at_period_end: boolean
          current_period_end: number | null
          customer_id: string
          price_id: string | null
          subscription_id: string
          subscription_status: string
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          cancel_at_period_end?: boolean
          current_period_end?: number | null
          customer_id: string
          price_id?: string | null
          subscription_id: string
          subscription_status: string
          updated_at?: string
        }
        Update: {
          cancel_at_period_end?: boolean
          current_period_end?: number | null
          customer_id?: string
          price_id?: string | null
          subscription_id?: string
          subscription_status?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'stripe_subscriptions_customer_id_fkey'
            columns: ['customer_id']
            isOneToOne: false
            referencedRelation: 'stripe_customers'
            referencedColumns: ['customer_id']
          },
        ]
      }
      user_achievements: {
        Row: {
          achievement_code: string
          achievement_name: string
          description: string
          earned_at: string
          id: string
          restaurant_id: string
          seen_at: string | null
        }
        ComputedFields: never
        Insert: {
          achievement_code: string
          achievement_name: string
          description: string
          earned_at?: string
          id?: string
          restaurant_id: string
          seen_at?: string | null
        }
        Update: {
          achievement_code?: string
          achievement_name?: string
          description?: string
          earned_at?: string
          id?: string
          restaurant_id?: string
          seen_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'user_achievements_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'farm_houses'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'user_achievements_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'restaurants'
            referencedColumns: ['id']
          },
        ]
      }
      waitlist_invitations: {
        Row: {
          entry_id: string
          opening_id: string
          queued_at: string
        }
        ComputedFields: never
        Insert: {
          entry_id: string
          opening_id: string
          queued_at?: string
        }
        Update: {
          entry_id?: string
          opening_id?: string
          queued_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'waitlist_invitations_entry_id_fkey'
            columns: ['entry_id']
            isOneToOne: true
            referencedRelation: 'expansion_waitlist'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'waitlist_invitations_entry_id_fkey'
            columns: ['entry_id']
            isOneToOne: true
            referencedRelation: 'waiting_people'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'waitlist_invitations_opening_id_fkey'
            columns: ['opening_id']
            isOneToOne: false
            referencedRelation: 'city_openings'
            referencedColumns: ['id']
          },
        ]
      }
      workshop_blocks: {
        Row: {
          created_at: string
          ends_at: string
          id: string
          reason: string
          starts_at: string
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          ends_at: string
          id?: string
          reason: string
          starts_at: string
        }
        Update: {
          created_at?: string
          ends_at?: string
          id?: string
          reason?: string
          starts_at?: string
        }
        Relationships: []
      }
      workshop_events: {
        Row: {
          created_at: string
          detail: NonNullable<Json>
          id: number
          kind: string
          workshop_id: string
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          detail?: NonNullable<Json>
          id?: never
          kind: string
          workshop_id: string
        }
        Update: {
          created_at?: string
          detail?: NonNullable<Json>
          id?: never
          kind?: string
          workshop_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'workshop_events_workshop_id_fkey'
            columns: ['workshop_id']
            isOneToOne: false
            referencedRelation: 'workshops'
            referencedColumns: ['id']
          },
        ]
      }
      workshop_hours: {
        Row: {
          ends: string
          starts: string
          weekday: number
        }
        ComputedFields: never
        Insert: {
          ends: string
          starts: string
          weekday: number
        }
        Update: {
          ends?: string
          starts?: string
          weekday?: number
        }
        Relationships: []
      }
      workshops: {
        Row: {
          automation_name: string | null
          automation_type: Database['public']['Enums']['workshop_type']
          cancel_reason: string | null
          confirmed_at: string | null
          created_at: string
          credits_required: number
          duration_minutes: number
          held_by: string | null
          id: string
          no_show_at: string | null
          notes: string | null
          order_id: string | null
          proposal_note: string | null
          proposed_date: string | null
          reserves_time: boolean
          restaurant_id: string
          scheduled_date: string | null
          status: Database['public']['Enums']['workshop_status']
          team_time: unknown
        }
        ComputedFields: never
        Insert: {
          automation_name?: string | null
          automation_type: Database['public']['Enums']['workshop_type']
          cancel_reason?: string | null
          confirmed_at?: string | null
          created_at?: string
          credits_required?: number
          duration_minutes?: number
          held_by?: string | null
          id?: string
          no_show_at?: string | null
          notes?: string | null
          order_id?: string | null
          proposal_note?: string | null
          proposed_date?: string | null
          reserves_time?: boolean
          restaurant_id: string
          scheduled_date?: string | null
          status?: Database['public']['Enums']['workshop_status']
          team_time?: never
        }
        Update: {
          automation_name?: string | null
          automation_type?: Database['public']['Enums']['workshop_type']
          cancel_reason?: string | null
          confirmed_at?: string | null
          created_at?: string
          credits_required?: number
          duration_minutes?: number
          held_by?: string | null
          id?: string
          no_show_at?: string | null
          notes?: string | null
          order_id?: string | null
          proposal_note?: string | null
          proposed_date?: string | null
          reserves_time?: boolean
          restaurant_id?: string
          scheduled_date?: string | null
          status?: Database['public']['Enums']['workshop_status']
          team_time?: never
        }
        Relationships: [
          {
            foreignKeyName: 'workshops_order_id_fkey'
            columns: ['order_id']
            isOneToOne: true
            referencedRelation: 'farm_houses'
            referencedColumns: ['last_order_id']
          },
          {
            foreignKeyName: 'workshops_order_id_fkey'
            columns: ['order_id']
            isOneToOne: true
            referencedRelation: 'order_queue'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'workshops_order_id_fkey'
            columns: ['order_id']
            isOneToOne: true
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'workshops_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'farm_houses'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'workshops_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'restaurants'
            referencedColumns: ['id']
          },
        ]
      }
    }
    Views: {
      automation_usage: {
        Row: {
          automation_name: string | null
          completed: number | null
          credits_used: number | null
          in_progress: number | null
          minutes: number | null
          restaurant_id: string
        }
        ComputedFields: never
        Relationships: [
          {
            foreignKeyName: 'automation_requests_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'farm_houses'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'automation_requests_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'restaurants'
            referencedColumns: ['id']
          },
        ]
      }
      bottle_stock: {
        Row: {
          available: number | null
          name: string
          on_hand: number | null
          position: number
          product_id: string
          waiting: number | null
        }
        ComputedFields: never
        Relationships: []
      }
      credit_days: {
        Row: {
          change: number | null
          day: string | null
          last_at: string | null
          restaurant_id: string
        }
        ComputedFields: never
        Relationships: [
          {
            foreignKeyName: 'credit_transactions_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'farm_houses'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'credit_transactions_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'restaurants'
            referencedColumns: ['id']
          },
        ]
      }
      credit_months: {
        Row: {
          month: string | null
          received: number | null
          restaurant_id: string
          spent: number | null
        }
        ComputedFields: never
        Relationships: [
          {
            foreignKeyName: 'credit_transactions_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'farm_houses'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'credit_transactions_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'restaurants'
            referencedColumns: ['id']
          },
        ]
      }
      delivered_months: {
        Row: {
          month: string | null
          restaurant_id: string
          revenue: number | null
        }
        ComputedFields: never
        Relationships: [
          {
            foreignKeyName: 'orders_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'farm_houses'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'orders_restaurant_id_fkey'
            columns: ['restaurant_id']
            isOneToOne: false
            referencedRelation: 'restaurants'
            referencedColumns: ['id']
          },
        ]
      }
      farm_houses: {
        Row: {
          balance: number
          city: string | null
          cnpj: string
          created_at: string
          id: string
          last_order_at: string | null
          last_order_id: string | null
          last_order_number: number | null
          last_order_status: Database['public']['Enums']['order_status'] | null
          name: string
          search_text: string | null
          state: string | null
        }
        ComputedFields: never
        Relationships: []
      }
      open_bottle_lots: {
        Row: {
          bottled_on: string
          id: string
          lot_number: string
          product_id: string
          remaining: number | null
        }
        ComputedFields: never
        Insert: {
          bottled_on?: string | null
          id?: string | null
          lot_number?: string | null
          product_id?: string | null
          remaining?: never
        }
        Update: {
          bottled_on?: string | null
          id?: string | null
          lot_number?: string | null
          product_id?: string | null
          remaining?: never
        }
        Relationships: [
          {
            foreignKeyName: 'bottle_lots_product_id_fkey'
            columns: ['product_id']
            isOneToOne: false
            referencedRelation: 'bottle_stock'
            referencedColumns: ['product_id']
          },
          {
            foreignKeyName: 'bottle_lots_product_id_fkey'
            columns: ['product_id']
            isOneToOne: false
            referencedRelation: 'products'
            referencedColumns: ['id']
          },
        ]
      }
      order_queue: {
        Row: {
          bottles: number | null
          carrier: string | null
          city: string | null
          cnpj: string | null
          created_at: string
          district: string | null
          has_address: boolean | null
          held_at: string | null
          hold_reason: string | null
          house: string | null
          id: string
          invoice_amount: number
          last_event_id: number | null
          number: number
          packed_at: string | null
          paid_at: string | null
          refund_due: boolean | null
          refunded: number | null
          search: string | null
          shipped_at: string | null
          status: Database['public']['Enums']['order_status']
          step: string | null
          tracking_code: string | null
          withdrawn_at: string | null
        }
        ComputedFields: never
        Relationships: []
      }
      order_queue_counts: {
        Row: {
          orders: number | null
          step: string | null
        }
        ComputedFields: never
        Relationships: []
      }
      stripe_user_orders: {
        Row: {
          amount_subtotal: number
          amount_total: number
          checkout_session_id: string
          currency: string
          order_date: string
          order_id: string
          order_status: Database['public']['Enums']['order_status']
          payment_intent_id: string | null
          payment_status: string
        }
        ComputedFields: never
        Relationships: [
          {
            foreignKeyName: 'stripe_orders_order_id_fkey'
            columns: ['order_id']
            isOneToOne: true
            referencedRelation: 'farm_houses'
            referencedColumns: ['last_order_id']
          },
          {
            foreignKeyName: 'stripe_orders_order_id_fkey'
            columns: ['order_id']
            isOneToOne: true
            referencedRelation: 'order_queue'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'stripe_orders_order_id_fkey'
            columns: ['order_id']
            isOneToOne: true
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
        ]
      }
      stripe_user_subscriptions: {
        Row: {
          cancel_at_period_end: boolean
          current_period_end: number | null
          price_id: string | null
          subscription_id: string
          subscription_status: string
        }
        ComputedFields: never
        Insert: {
          cancel_at_period_end?: boolean | null
          current_period_end?: number | null
          price_id?: string | null
          subscription_id?: string | null
          subscription_status?: string | null
        }
        Update: {
          cancel_at_period_end?: boolean | null
          current_period_end?: number | null
          price_id?: string | null
          subscription_id?: string | null
          subscription_status?: string | null
        }
        Relationships: []
      }
      version_contents: {
        Row: {
          automation_request_id: string | null
          content: Json | null
          content_type: string | null
          id: string | null
          metadata: Json | null
          position: number | null
          shown: boolean | null
          title: string | null
          version: number | null
        }
        ComputedFields: never
        Relationships: []
      }
      waiting_cities: {
        Row: {
          area_id: string | null
          city: string | null
          invited: number | null
          is_active: boolean | null
          opened_at: string | null
          place: string | null
          search_text: string | null
          since: string | null
          state: string | null
          waiting: number | null
        }
        ComputedFields: never
        Relationships: []
      }
      waiting_people: {
        Row: {
          area_id: string | null
          city: string
          city_words: string | null
          contact_name: string
          contact_phone: string
          created_at: string
          email: string
          id: string
          invited_at: string | null
          place: string | null
          restaurant_name: string
          state: string
          state_words: string | null
        }
        ComputedFields: never
        Relationships: []
      }
    }
    Functions: {
      accept_legal_versions: { Args: { p_versions: Json }; Returns: undefined }
      add_house_note: { Args: { p_body: string; p_id: string; p_restaurant_id: string }; Returns: undefined }
      add_remark: {
        Args: {
          p_internal?: boolean
          p_remark: string
          p_review_id: string
          p_section: string
          p_seen: number
        }
        Returns: string
      }
      add_staff_member: {
        Args: { p_email: string; p_name?: string; p_role: Database['public']['Enums']['staff_role'] }
        Returns: string
      }
      add_team_member: {
        Args: { p_email: string; p_name: string; p_role: Database['public']['Enums']['staff_role'] }
        Returns: undefined
      }
      answer_question: { Args: { p_answer: string; p_question_id: string }; Returns: undefined }
      answer_remark: { Args: { p_answer: string; p_remark_id: string }; Returns: undefined }
      answer_workshop_proposal: {
        Args: { p_accept: boolean; p_date: string; p_workshop_id: string }
        Returns: undefined
      }
      apply_stripe_event: { Args: { p_event: Json }; Returns: string }
      ask_owner: { Args: { p_question: string; p_review_id: string; p_seen: number }; Returns: undefined }
      attach_age_session: { Args: { p_reference: string; p_verification_id: string }; Returns: undefined }
      attach_checkout_session: { Args: { p_order_id: string; p_session_id: string }; Returns: undefined }
      begin_age_verification: { Args: { p_provider: string; p_user_id: string }; Returns: Json }
      begin_visit: {
        Args: Record<PropertyKey, never>
        Returns: {
          accepted_version: number
          dated: string
          document: Database['public']['Enums']['legal_document']
          summary: string
          version: number
        }[]
      }
      block_workshop_time: { Args: { p_ends: string; p_reason: string; p_starts: string }; Returns: string }
      bounce_notification: { Args: { p_provider_id: string; p_reason: string }; Returns: boolean }
      cancel_workshop: {
        Args: { p_reason: string; p_seen: number; p_workshop_id: string }
        Returns: undefined
      }
      change_team_member: {
        Args: {
          p_active: boolean
          p_reason?: string
          p_role: Database['public']['Enums']['staff_role']
          p_user_id: string
        }
        Returns: undefined
      }
      claim_automation_request: { Args: { p_lease_seconds?: number; p_request_id: string }; Returns: string }
      claim_cleanup_tasks: {
        Args: { p_limit?: number }
        Returns: {
          attempts: number
          created_at: string
          done_at: string | null
          given_up: boolean
          id: number
          kind: string
          last_error: string | null
          next_attempt_at: string
          target: string
        }[]
        SetofOptions: {
          from: '*'
          to: 'cleanup_tasks'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      claim_next_automation_request: {
        Args: { p_lease_seconds?: number }
        Returns: {
          claim: string
          request_id: string
        }[]
      }
      claim_notifications: {
        Args: { p_limit?: number }
        Returns: {
          attempts: number
          dedupe_key: string
          email: string
          id: string
          kind: Database['public']['Enums']['notification_kind']
          payload: Json
        }[]
      }
      close_city: { Args: { p_area_id: string; p_reason: string }; Returns: undefined }
      close_flag: { Args: { p_flag_id: string; p_reason: string }; Returns: undefined }
      complete_automation_request: {
        Args: { p_claim?: string; p_request_id: string; p_results: Json; p_wish_checks?: Json }
        Returns: boolean
      }
      confirm_workshop: { Args: { p_seen: number; p_workshop_id: string }; Returns: undefined }
      contest_age_verification: { Args: { p_text: string }; Returns: undefined }
      count_due_automation_requests: { Args: Record<PropertyKey, never>; Returns: number }
      count_menu_reading: { Args: { p_restaurant_id: string }; Returns: undefined }
      count_request_reading: { Args: { p_restaurant_id: string }; Returns: undefined }
      dashboard_overview: { Args: Record<PropertyKey, never>; Returns: Json }
      decide_age_contest: {
        Args: { p_reason: string; p_verification_id: string; p_verified: boolean }
        Returns: undefined
      }
      deliver_order: {
        Args: { p_age_checked: boolean; p_order_id: string; p_received_by: string; p_seen: number }
        Returns: undefined
      }
      erase_contact: { Args: { p_email: string }; Returns: undefined }
      export_contacts: { Args: { p_list: string; p_place?: string }; Returns: Json }
      fail_automation_request: {
        Args: { p_claim?: string; p_error_code: string; p_request_id: string }
        Returns: boolean
      }
      finish_cleanup_task: { Args: { p_error?: string; p_id: number }; Returns: undefined }
      finish_notification: {
        Args: {
          p_error?: string
          p_id: string
          p_permanent?: boolean
          p_provider_id?: string
          p_wait_seconds?: number
        }
        Returns: undefined
      }
      finish_review: { Args: { p_review_id: string; p_seen: number }; Returns: undefined }
      fiscal_document_to_do: { Args: { p_document_id: string }; Returns: Json }
      free_workshop_times: {
        Args: { p_from: string; p_to: string; p_workshop_id?: string }
        Returns: {
          starts_at: string
        }[]
      }
      give_courtesy: {
        Args: { p_amount: number; p_intent: string; p_reason: string; p_restaurant_id: string }
        Returns: undefined
      }
      hold_order: { Args: { p_order_id: string; p_reason: string; p_seen: number }; Returns: undefined }
      issue_fiscal_documents: { Args: { p_order_id: string }; Returns: undefined }
      lacks_second_factor: { Args: Record<PropertyKey, never>; Returns: boolean }
      mark_no_show: { Args: { p_reason: string; p_seen: number; p_workshop_id: string }; Returns: undefined }
      mark_refund_paid: {
        Args: { p_order_id: string; p_reference: string; p_seen: number }
        Returns: undefined
      }
      mark_workshop_held: {
        Args: { p_held_by: string; p_seen: number; p_workshop_id: string }
        Returns: undefined
      }
      move_workshop: {
        Args: { p_date: string; p_reserves?: boolean; p_workshop_id: string }
        Returns: undefined
      }
      open_city: { Args: { p_city?: string; p_place: string; p_state?: string }; Returns: number }
      open_shared_report: { Args: { p_address: string; p_token_hash: string }; Returns: Json }
      owner_summary: { Args: Record<PropertyKey, never>; Returns: Json }
      pack_order: { Args: { p_lots?: Json; p_order_id: string; p_seen: number }; Returns: undefined }
      place_checkout_order: {
        Args: {
          p_bottles?: Json
          p_cancel_url: string
          p_items: Json
          p_reuse: boolean
          p_success_url: string
          p_user_id: string
        }
        Returns: Json
      }
      place_order: {
        Args: { p_bottles?: Json; p_items: Json; p_reuse?: boolean; p_user_id: string }
        Returns: Json
      }
      postpone_automation_request: { Args: { p_claim: string; p_request_id: string }; Returns: boolean }
      preview_withdrawal: { Args: { p_order_id: string }; Returns: Json }
      propose_workshop_time: {
        Args: { p_date: string; p_note?: string; p_seen: number; p_workshop_id: string }
        Returns: undefined
      }
      publish_version: { Args: { p_seen: number; p_version_id: string }; Returns: number }
      put_bottle_lot: {
        Args: {
          p_bottled_on: string
          p_lot_number: string
          p_product_id: string
          p_quantity: number
          p_reason?: string
        }
        Returns: string
      }
      put_workshop_hours: { Args: { p_hours: Json; p_seen: Json }; Returns: undefined }
      queue_fiscal_documents: { Args: Record<PropertyKey, never>; Returns: undefined }
      reapply_reversals: { Args: { p_order_id: string }; Returns: undefined }
      reconciliation_orders: {
        Args: { p_since: string }
        Returns: {
          amount: number
          checkout_session_id: string
          credits_reversed: number
          credits_to_reverse: number
          is_paid: boolean
          order_id: string
          refunded: number
          status: Database['public']['Enums']['order_status']
        }[]
      }
      record_fiscal_answer: {
        Args: { p_answer?: Json; p_document_id: string; p_outcome: string }
        Returns: undefined
      }
      record_refund_answer: {
        Args: { p_order_id: string; p_refund_id?: string; p_refusal?: string }
        Returns: undefined
      }
      refund_of_withdrawal: { Args: { p_order_id: string }; Returns: Json }
      release_order: { Args: { p_order_id: string; p_seen: number }; Returns: undefined }
      remove_house_note: { Args: { p_id: string }; Returns: undefined }
      remove_remark: { Args: { p_remark_id: string; p_seen: number }; Returns: undefined }
      report_age_result: {
        Args: {
          p_asked_at: string
          p_method?: string
          p_reference: string
          p_status: Database['public']['Enums']['age_status']
          p_verification_id: string
        }
        Returns: Database['public']['Enums']['age_status']
      }
      report_automation_progress: {
        Args: { p_claim?: string; p_progress: number; p_request_id: string }
        Returns: boolean
      }
      request_review: { Args: { p_request_id: string; p_wish?: string }; Returns: string }
      retry_fiscal_document: { Args: { p_document_id: string }; Returns: undefined }
      return_order: {
        Args: { p_order_id: string; p_reason: string; p_restock: boolean; p_seen: number }
        Returns: undefined
      }
      revoke_shared_report: { Args: { p_id: string }; Returns: undefined }
      run_notification_upkeep: { Args: Record<PropertyKey, never>; Returns: undefined }
      run_retention: { Args: Record<PropertyKey, never>; Returns: Json }
      run_upkeep: { Args: Record<PropertyKey, never>; Returns: Json }
      save_competitor: {
        Args: { p_id: string; p_name: string; p_prices: Json; p_restaurant_id: string }
        Returns: undefined
      }
      save_menu: {
        Args: { p_items: Json; p_removed?: string[]; p_restaurant_id: string }
        Returns: undefined
      }
      send_fiscal_document: { Args: { p_amount: number; p_document_id: string }; Returns: boolean }
      set_workshop_duration: {
        Args: { p_minutes: number; p_seen: number; p_workshop_id: string }
        Returns: undefined
      }
      share_report: {
        Args: { p_days: number; p_request_id: string; p_version: number; p_with_costs?: boolean }
        Returns: string
      }
      ship_order: {
        Args: { p_carrier: string; p_order_id: string; p_seen: number; p_tracking_code: string }
        Returns: undefined
      }
      show_version: { Args: { p_number: number; p_request_id: string }; Returns: undefined }
      stage_version: {
        Args: {
          p_author_id: string
          p_contents: Json
          p_note: string
          p_prices?: Json
          p_review_id: string
          p_wish_checks: Json
        }
        Returns: string
      }
      take_review: { Args: { p_review_id: string; p_seen: number }; Returns: undefined }
      unblock_workshop_time: { Args: { p_block_id: string }; Returns: undefined }
      unpack_order: { Args: { p_order_id: string; p_reason: string; p_seen: number }; Returns: undefined }
      unsubscribe: { Args: { p_erase: boolean; p_notification_id: string }; Returns: boolean }
      upkeep_status: { Args: Record<PropertyKey, never>; Returns: Json }
      withdraw_purchase: { Args: { p_amount: number; p_order_id: string }; Returns: undefined }
    }
    Enums: {
      age_status: 'pending' | 'verified' | 'refused' | 'unsure' | 'contested' | 'expired'
      automation_type:
        | 'drink_creation'
        | 'food_pairing'
        | 'dish_creation'
        | 'menu_redesign'
        | 'content_generation'
        | 'predictive_analytics'
        | 'competitor_analysis'
        | 'dynamic_pricing'
      credit_transaction_type:
        | 'purchased'
        | 'bonus'
        | 'spent'
        | 'refunded'
        | 'expired'
        | 'reversed'
        | 'courtesy'
      establishment_type:
        | 'fine_dining'
        | 'bistro'
        | 'pub'
        | 'casual_dining'
        | 'fast_casual'
        | 'food_truck'
        | 'bar'
        | 'cafeteria'
      house_item_kind: 'dish' | 'drink' | 'dose' | 'beer' | 'soft_drink' | 'side'
      ingredient_unit: 'ml' | 'l' | 'g' | 'kg' | 'un'
      legal_document: 'terms' | 'privacy'
      notification_kind:
        | 'order_confirmed'
        | 'payment_waiting'
        | 'order_paid'
        | 'order_shipped'
        | 'order_delivered'
        | 'order_withdrawn'
        | 'order_refunded'
        | 'refund_account_missing'
        | 'address_missing'
        | 'consultation_ready'
        | 'review_ready'
        | 'farm_question'
        | 'age_contest_decided'
        | 'workshop_asked'
        | 'workshop_confirmed'
        | 'workshop_moved'
        | 'workshop_cancelled'
        | 'workshop_tomorrow'
        | 'credits_expiring'
        | 'city_opened'
        | 'account_deleted'
        | 'staff_new_order'
        | 'staff_new_review'
        | 'staff_dispute'
        | 'staff_withdrawal'
        | 'staff_age_contest'
      notification_topic: 'consulting' | 'workshops' | 'credits' | 'news'
      order_status:
        | 'pending_payment'
        | 'pending'
        | 'processing'
        | 'shipped'
        | 'delivered'
        | 'returned'
        | 'completed'
        | 'failed'
        | 'cancelled'
      product_kind: 'credit_package' | 'premium_package' | 'bottle'
      request_status: 'pending' | 'processing' | 'completed' | 'failed' | 'cancelled'
      staff_role: 'manager' | 'fulfilment' | 'consultant'
      workshop_status: 'pending' | 'completed' | 'delivered' | 'cancelled'
      workshop_type:
        | 'drink_creation'
        | 'food_pairing'
        | 'dish_creation'
        | 'menu_redesign'
        | 'content_generation'
        | 'predictive_analytics'
        | 'competitor_analysis'
        | 'dynamic_pricing'
        | 'menu_launch'
        | 'guided_tasting'
        | 'team_training'
        | 'exclusive_event'
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema['Enums']
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema['CompositeTypes']
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {
      age_status: ['pending', 'verified', 'refused', 'unsure', 'contested', 'expired'],
      automation_type: [
        'drink_creation',
        'food_pairing',
        'dish_creation',
        'menu_redesign',
        'content_generation',
        'predictive_analytics',
        'competitor_analysis',
        'dynamic_pricing',
      ],
      credit_transaction_type: ['purchased', 'bonus', 'spent', 'refunded', 'expired', 'reversed', 'courtesy'],
      establishment_type: [
        'fine_dining',
        'bistro',
        'pub',
        'casual_dining',
        'fast_casual',
        'food_truck',
        'bar',
        'cafeteria',
      ],
      house_item_kind: ['dish', 'drink', 'dose', 'beer', 'soft_drink', 'side'],
      ingredient_unit: ['ml', 'l', 'g', 'kg', 'un'],
      legal_document: ['terms', 'privacy'],
      notification_kind: [
        'order_confirmed',
        'payment_waiting',
        'order_paid',
        'order_shipped',
        'order_delivered',
        'order_withdrawn',
        'order_refunded',
        'refund_account_missing',
        'address_missing',
        'consultation_ready',
        'review_ready',
        'farm_question',
        'age_contest_decided',
        'workshop_asked',
        'workshop_confirmed',
        'workshop_moved',
        'workshop_cancelled',
        'workshop_tomorrow',
        'credits_expiring',
        'city_opened',
        'account_deleted',
        'staff_new_order',
        'staff_new_review',
        'staff_dispute',
        'staff_withdrawal',
        'staff_age_contest',
      ],
      notification_topic: ['consulting', 'workshops', 'credits', 'news'],
      order_status: [
        'pending_payment',
        'pending',
        'processing',
        'shipped',
        'delivered',
        'returned',
        'completed',
        'failed',
        'cancelled',
      ],
      product_kind: ['credit_package', 'premium_package', 'bottle'],
      request_status: ['pending', 'processing', 'completed', 'failed', 'cancelled'],
      staff_role: ['manager', 'fulfilment', 'consultant'],
      workshop_status: ['pending', 'completed', 'delivered', 'cancelled'],
      workshop_type: [
        'drink_creation',
        'food_pairing',
        'dish_creation',
        'menu_redesign',
        'content_generation',
        'predictive_analytics',
        'competitor_analysis',
        'dynamic_pricing',
        'menu_launch',
        'guided_tasting',
        'team_training',
        'exclusive_event',
      ],
    },
  },
} as const
