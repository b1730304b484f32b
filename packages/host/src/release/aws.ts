import { readFileSync } from 'node:fs';
import { packagesFolder } from '@suite/kernel/packages-folder';
import { IMMUTABLE } from '../assembly/hosting';
import { mediaTypes } from '../assembly/media-type';
import { ASSETS } from '../assembly/site';
import type { EdgeHost } from './edge.mjs';
import { NOT_FOUND_FILE, PLATFORM_PATHS, type ReleaseHost } from './release-hosts';

const POLICY = 'Content-Security-Policy';

/**
 * Returns the data of each host that the edge program needs. @param filesOf returns the paths of a host's files, from its root
 */
export const edgeHosts = (hosts: readonly ReleaseHost[], filesOf: (host: ReleaseHost) => string[]): Record<string, EdgeHost> =>
  Object.fromEntries(
    hosts.map((host) => [
      host.name,
      {
        headers: Object.fromEntries(Object.entries(host.headers).filter(([name]) => name !== POLICY)),
        policy: host.headers[POLICY] ?? '',
        policies: host.policies,
        redirects: host.redirects,
        zones: host.zones
          .map(({ basePath, notFound }) => ({ basePath, notFound }))
          .toSorted((one, other) => other.basePath.length - one.basePath.length),
        open: host.zones.map(({ build }) => build),
        files: filesOf(host).filter((path) => isRequested(path, host)),
        assets: `${ASSETS}/`,
        cache: { assets: IMMUTABLE, pages: host.cache['/'] ?? '' },
        notFound: `/${NOT_FOUND_FILE}`,
        maintenance: { page: host.maintenance.page, headers: host.maintenance.headers },
        types: Object.fromEntries(Object.entries(mediaTypes).map(([extension, { type }]) => [extension, type])),
      },
    ]),
  );

/**
 * Returns whether a file is requested by its address through the program. Assets are served directly, and pages for missing
 * addresses and for maintenance have no address of their own.
 */
const isRequested = (path: string, { maintenance }: ReleaseHost): boolean =>
  !path.startsWith(`${ASSETS}/`) && !/\.(br|gz)$/.test(path) && path !== `/${NOT_FOUND_FILE}` && path !== maintenance.page;

/** Returns the files of the folder `rules/aws`, by name. */
export function awsFiles(hosts: readonly ReleaseHost[], edge: Record<string, EdgeHost>, apiOf: (host: ReleaseHost) => string) {
  return {
    'edge/index.mjs': readFileSync(new URL('host/src/release/edge.mjs', packagesFolder), 'utf8'),
    'edge/hosts.json': JSON.stringify(edge),
    'hosts.auto.tfvars.json': `${JSON.stringify(
      {
        hosts: Object.fromEntries(hosts.map((host) => [host.name, { folder: host.folder, api: new URL(apiOf(host)).hostname }])),
      },
      null,
      2,
    )}\n`,
    'main.tf': main,
  };
}

const behaviors = PLATFORM_PATHS.map(
  (path) => `
  ordered_cache_behavior {
    path_pattern             = "${path.endsWith('/') ? `${path}*` : path}"
    target_origin_id         = "platform"
    viewer_protocol_policy   = "redirect-to-https"
    allowed_methods          = ["DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"]
    cached_methods           = ["GET", "HEAD"]
    cache_policy_id          = data.aws_cloudfront_cache_policy.none.id
    origin_request_policy_id = data.aws_cloudfront_origin_request_policy.all.id
  }
`,
).join('');

const main = `# Made by npm run release: a bucket with the release, and a distribution of CloudFront for each host.
terraform {
  required_version = ">= 1.6"
  required_providers {
    aws     = { source = "hashicorp/aws", version = "~> 5.0" }
    archive = { source = "hashicorp/archive", version = "~> 2.4" }
  }
}

# Programs at the edge and certificates of CloudFront are in this region.
provider "aws" {
  region = "us-east-1"
}

variable "hosts" {
  description = "By host name: its folder in the bucket, and the API's host. Written by the release."
  type        = map(object({ folder = string, api = string }))
}

variable "bucket" {
  description = "Name of the bucket."
  type        = string
}

variable "certificate_arn" {
  description = "A certificate of ACM in us-east-1 for all host names."
  type        = string
}

variable "maintenance" {
  description = "Whether every page is the maintenance page."
  type        = bool
  default     = false
}

resource "aws_s3_bucket" "release" {
  bucket = var.bucket
}

resource "aws_s3_bucket_public_access_block" "release" {
  bucket                  = aws_s3_bucket.release.id
  block_public_acls       = true
  block_public_policy     = true
  ignore_public_acls      = true
  restrict_public_buckets = true
}

resource "aws_s3_bucket_versioning" "release" {
  bucket = aws_s3_bucket.release.id
  versioning_configuration {
    status = "Enabled"
  }
}

data "aws_iam_policy_document" "release" {
  statement {
    actions   = ["s3:GetObject"]
    resources = ["\${aws_s3_bucket.release.arn}/*"]
    principals {
      type        = "Service"
      identifiers = ["cloudfront.amazonaws.com"]
    }
    condition {
      test     = "StringEquals"
      variable = "AWS:SourceArn"
      values   = [for distribution in aws_cloudfront_distribution.host : distribution.arn]
    }
  }
}

resource "aws_s3_bucket_policy" "release" {
  bucket = aws_s3_bucket.release.id
  policy = data.aws_iam_policy_document.release.json
}

data "archive_file" "edge" {
  type        = "zip"
  output_path = "\${path.module}/edge.zip"
  source {
    filename = "index.mjs"
    content  = file("\${path.module}/edge/index.mjs")
  }
  source {
    filename = "hosts.json"
    content  = file("\${path.module}/edge/hosts.json")
  }
  source {
    filename = "maintenance.json"
    content  = jsonencode(var.maintenance)
  }
}

resource "aws_iam_role" "edge" {
  name = "\${var.bucket}-edge"
  assume_role_policy = jsonencode({
    Version = "2012-10-17"
    Statement = [{
      Effect    = "Allow"
      Action    = "sts:AssumeRole"
      Principal = { Service = ["lambda.amazonaws.com", "edgelambda.amazonaws.com"] }
    }]
  })
}

resource "aws_lambda_function" "edge" {
  function_name    = "\${var.bucket}-edge"
  role             = aws_iam_role.edge.arn
  runtime          = "nodejs20.x"
  handler          = "index.handler"
  filename         = data.archive_file.edge.output_path
  source_code_hash = data.archive_file.edge.output_base64sha256
  publish          = true
}

# Tells the program at the edge which host was asked for: the store is asked under its own name.
resource "aws_cloudfront_function" "host" {
  name    = "\${var.bucket}-host"
  runtime = "cloudfront-js-2.0"
  code    = <<-CODE
    function handler(event) {
      event.request.headers['x-suite-host'] = { value: event.request.headers.host.value };
      return event.request;
    }
  CODE
}

resource "aws_cloudfront_origin_access_control" "release" {
  name                              = var.bucket
  origin_access_control_origin_type = "s3"
  signing_behavior                  = "always"
  signing_protocol                  = "sigv4"
}

data "aws_cloudfront_cache_policy" "none" {
  name = "Managed-CachingDisabled"
}

data "aws_cloudfront_origin_request_policy" "all" {
  name = "Managed-AllViewer"
}

# Redirects keep the query, so that the store's answers differ by it.
resource "aws_cloudfront_cache_policy" "pages" {
  name        = "\${var.bucket}-pages"
  min_ttl     = 0
  default_ttl = 0
  max_ttl     = 31536000
  parameters_in_cache_key_and_forwarded_to_origin {
    enable_accept_encoding_brotli = true
    enable_accept_encoding_gzip   = true
    cookies_config {
      cookie_behavior = "none"
    }
    headers_config {
      header_behavior = "whitelist"
      headers {
        items = ["x-suite-host"]
      }
    }
    query_strings_config {
      query_string_behavior = "all"
    }
  }
}

resource "aws_cloudfront_distribution" "host" {
  for_each        = var.hosts
  enabled         = true
  is_ipv6_enabled = true
  http_version    = "http2and3"
  aliases         = [each.key]

  origin {
    origin_id                = "release"
    domain_name              = aws_s3_bucket.release.bucket_regional_domain_name
    origin_path              = "/\${each.value.folder}"
    origin_access_control_id = aws_cloudfront_origin_access_control.release.id
  }

  origin {
    origin_id   = "platform"
    domain_name = each.value.api
    custom_origin_config {
      http_port              = 80
      https_port             = 443
      origin_protocol_policy = "https-only"
      origin_ssl_protocols   = ["TLSv1.2"]
    }
  }

  default_cache_behavior {
    target_origin_id       = "release"
    viewer_protocol_policy = "redirect-to-https"
    allowed_methods        = ["GET", "HEAD"]
    cached_methods         = ["GET", "HEAD"]
    compress               = true
    cache_policy_id        = aws_cloudfront_cache_policy.pages.id

    function_association {
      event_type   = "viewer-request"
      function_arn = aws_cloudfront_function.host.arn
    }
    lambda_function_association {
      event_type = "origin-request"
      lambda_arn = aws_lambda_function.edge.qualified_arn
    }
    lambda_function_association {
      event_type = "origin-response"
      lambda_arn = aws_lambda_function.edge.qualified_arn
    }
  }
${behaviors}
  restrictions {
    geo_restriction {
      restriction_type = "none"
    }
  }

  viewer_certificate {
    acm_certificate_arn      = var.certificate_arn
    ssl_support_method       = "sni-only"
    minimum_protocol_version = "TLSv1.2_2021"
  }
}

output "names" {
  description = "What each host's name has to be an alias of in DNS."
  value       = { for name, distribution in aws_cloudfront_distribution.host : name => distribution.domain_name }
}
`;
