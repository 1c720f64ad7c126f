import type { Focus } from '../labels.ts'

/**
 * How agents, departments and trades are called, by the people who work there and in five languages, without accents. One to
 * three words each; plural endings are taken off before they are looked up.
 */
export const focusNames: Partial<Record<Focus, string>> = {
  monitor:
    'monitor, monitoring, monitoring agent, alert, alerting, alarm, observability, alert noise, alert fatigue',
  detect: 'detect, detection, anomaly, anomalies, root cause, threat detection, intrusion, early warning',
  patch: 'patch, patching, vulnerability, vulnerabilities, cve, security update, unpatched',
  recover: 'recover, recovery, disaster recovery, restore, failover, backup, runbook',
  deploy: 'deploy agent, release management, rollback, canary, ci cd, release train, change window',
  it: 'it operation, it op, itop, it department, it team, devop, sre, it manager, head of it, sysadmin, admin, infrastructure, data centre, data center, informatica, informatique, operaciones de ti, servidores, it abteilung, edv',
  hr: 'hr, human resource, people and culture, people team, people operation, chro, hr department, personnel, personal abteilung, personalwesen, personalabteilung, recursos humano, ressource humaine, rrhh, rh, drh',
  recruit:
    'recruit, recruiting, recruitment, recruiter, applicant, candidate, cv, resume, vacancy, vacancies, hiring, job ad, interview, talent acquisition, bewerber, bewerbung, reclutamiento, recrutement, recrutamento, candidat, candidato',
  onboard: 'onboard, new joiner, new hire, new starter, new employee, first day, joiner, laptop, welcome day',
  engage:
    'engage, engagement, attrition, turnover, survey, exit interview, resign, retention, churn of staff, morale, mitarbeiterbefragung',
  comply:
    'comply, labour law, labor law, working time, hr policy, hr policies, overtime rule, employment law, work permit, arbeitsrecht',
  develop:
    'develop agent, skill, training plan, upskilling, reskilling, talent development, learning path, career, succession, course, weiterbildung',
  payroll:
    'payroll, payslip, pay slip, wage, salary run, salaries, payday, pay run, lohn, gehalt, gehaltsabrechnung, lohnabrechnung, nomina, paie, folha de pagamento',
  finance:
    'finance, financial, accounting, accountant, bookkeeping, invoice, invoicing, accounts payable, accounts receivable, ledger, month end, month end close, close, closing, reconciliation, controller, controlling, cfo, budget, forecast, ap team, expense, dunning, money people, comptabilite, contabilidad, contabilidade, finanz, finanzen, finanza, financa, facture, factura, fatura, rechnung, buchhaltung',
  legal:
    'legal, contract review, nda, clause, lawyer, counsel, general counsel, legal department, legal team, solicitor, paralegal, rechtsabteilung, juridico, juridique',
  sales:
    'sale, seller, crm, lead, pipeline review, quota, account executive, deal, opportunity, opportunities, salespeople, vertrieb, venta, venda, commerciaux, sales rep, forecast call',
  marketing:
    'marketing, campaign, newsletter, brand, content calendar, seo, cmo, advert, ad spend, social media',
  customerSupport:
    'customer support, customer service, contact centre, contact center, call centre, call center, service desk, help desk, helpdesk, ticket, password reset, hotline, support agent, support team, complaint, kundenservice, kundendienst, atencion al cliente, service client, atendimento',
  corporate:
    'corporate function, back office, shared service, shared service centre, administration, head office, ssc',
  tax: 'tax, taxes, vat, transfer pricing, tax return, withholding, fiscal, steuer, impuesto, impot, imposto, iva, mwst',
  treasury:
    'treasury, treasurer, liquidity, cash position, cash flow, cash forecast, fx, hedging, bank account, working capital, tesoreria, tresorerie, tesouraria, liquiditat',
  upstream:
    'upstream, well, drilling, reservoir, rig, wellhead, production loss, offshore platform, field engineer',
  midstream:
    'midstream, pipeline pressure, pipeline operator, compressor, compressor station, leak, tank farm, terminal, gas transport, pipeline integrity',
  oilGas: 'oil and gas, oil, oil company, petroleum, refinery, energy major, petroleo, petrole, erdol',
  health:
    'health, healthcare, hospital, clinic, patient, nurse, physician, doctor, ward, bed, medical, care home, prior authorization, krankenhaus, klinik, sante, hopital, salud, sanidad, saude, paciente, patienten',
  retail:
    'retail, retailer, store, shop, shelf, shelve, shelves, supermarket, markdown, merchandising, garden centre, grocery, grocer, out of stock, sku, assortment, einzelhandel, filiale, tienda, magasin, loja, varejo',
  banking:
    'bank, banking, insurer, insurance, insurance company, credit union, underwriting, claims handler, kyc, anti money laundering, aml, loan, mortgage, asset manager, versicherung, banco, banque, assurance, seguro, aseguradora, seguradora',
  telecom:
    'telecom, telco, telecommunication, mobile operator, network operator, broadband, subscriber, cell site, fibre, 5g, telekom, telekommunikation',
  manufacturing:
    'manufacturing, manufacturer, factory, factories, plant, production line, assembly line, shop floor, machine builder, automotive, oee, fertigung, fabrik, produktion, usine, fabrica, industria, werk',
  otherIndustry:
    'logistic, logistics, freight, shipping, carrier, warehouse, airline, airport, railway, university, school, education, public sector, government, ministry, municipality, city council, council, energy, utility, utilities, power plant, construction, law firm, hotel, hospitality, media, publisher, agriculture, farm, brewery, pharma, pharmaceutical, real estate, charity, ngo, defence, defense, spedition, hochschule, universitat, universite, universidad, universidade, behorde',
  twin: 'twin, digital twin, simulation, simulate, zwilling, digitaler zwilling, gemelo digital, jumeau numerique, gemeo digital',
  iot: 'iot, sensor, internet of thing, connected device, telemetry, smart meter, edge device',
  control: 'plant control, scada, plc, control room, process control, setpoint, dcs, control agent',
}

/** Trades a company can be in: what makes a name the speaker's industry, once a frame says it is theirs. */
export const industryFoci: readonly Focus[] = [
  'health',
  'retail',
  'banking',
  'telecom',
  'manufacturing',
  'otherIndustry',
  'oilGas',
  'upstream',
  'midstream',
]

/** Names that are a company's own; of two or more it has a group. */
export const companies = new Set(
  'hospital, clinic, care home, retailer, supermarket, garden centre, grocer, bank, insurer, insurance company, credit union, asset manager, telco, mobile operator, network operator, manufacturer, factory, machine builder, airline, airport, railway, university, school, ministry, municipality, city council, council, utility, law firm, hotel, publisher, farm, brewery, charity, ngo, refinery, oil company, pipeline operator, carrier, power plant'.split(
    ', ',
  ),
)

/** How a company of a trade is called where only things of the trade were named. */
export const companyIn: Partial<Record<Focus, string>> = {
  health: 'healthcare provider',
  retail: 'retailer',
  banking: 'financial services company',
  telecom: 'telecom operator',
  manufacturing: 'manufacturer',
  oilGas: 'oil and gas company',
  upstream: 'oil and gas producer',
  midstream: 'pipeline operator',
}

/** Systems a company may have in use, as they are written; the key is how they are found. */
export const systemNames =
  'SAP, S/4HANA, SuccessFactors, SAP SuccessFactors, Oracle, Oracle HCM, PeopleSoft, NetSuite, Workday, BambooHR, ADP, ServiceNow, Jira, Confluence, Salesforce, HubSpot, UKG, Kronos, Personio, Dynamics, Dynamics 365, Business Central, Datadog, Splunk, Dynatrace, New Relic, Nagios, Zabbix, PagerDuty, Grafana, Epic, Cerner, Meditech, Shopify, Slack, Microsoft Teams, Teams, SharePoint, Office 365, Microsoft 365, Outlook, Excel, Zendesk, Genesys, Freshdesk, AS/400, mainframe, AWS, Azure, GCP, Google Cloud, VMware, Kubernetes, OpenShift, Snowflake, Databricks, Power BI, Tableau, UiPath, Blue Prism, Automation Anywhere, Copilot, Microsoft Copilot, ChatGPT, Okta, Active Directory, Coupa, Ariba, Concur, Kyriba, Avaloq, Temenos, Guidewire, Sage, DATEV, Lexware, Infor, Lawson, JD Edwards, IFS, Siebel, Pega, Lotus Notes, Notes, Maximo, OSIsoft, GitHub, GitLab, Jenkins, Ansible, Terraform, Remedy, BMC, Ivanti, Greenhouse, Lever, Taleo, iCIMS, Cornerstone, Marketo, Adobe, Zoom, Webex, Google Workspace, CrowdStrike, Sentinel, QRadar, Tenable, Qualys, Veeam, MuleSoft, Boomi, Kafka, Postgres, MongoDB, Navision, Odoo, Qlik, Anaplan, BlackLine, Hyperion, Docusign, Ironclad'.split(
    ', ',
  )
