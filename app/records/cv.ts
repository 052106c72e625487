// Models of images, videos and 3D shapes.
import type { Rows } from "./row.ts";

export const cv: Rows = {
  "depth-estimation": {
    "apple/DepthPro": "depth-pro",
    "apple/DepthPro-hf": "transformers safetensors depth_pro",
    "depth-anything/Depth-Anything-V2-Large": "depth-anything-v2",
    "jingheya/lotus-depth-g-v1-0": "diffusers",
    "tencent/DepthCrafter": "-",
  },
  "image-classification": {
    "birder-project/mvit_v2_t_il-all": "birder",
    "DeKUT-DSAIL/convnextv2-huge-cifar10-native": {
      tags: "timm safetensors license:mit",
      weights: 657500810,
    },
    "facebook/convnext-large-224": "transformers convnext",
    "facebook/deit-base-distilled-patch16-224": "transformers deit",
    "google/vit-base-patch16-224": {
      tags: "transformers safetensors license:apache-2.0",
      arch: "ViTForImageClassification vit",
      auto: "ModelForImageClassification ImageProcessor image-classification",
      weights: { F32: 86567656 },
      hosts: "hf-inference",
    },
    "mlx-vision/resnet18-mlxim": "mlx-image",
  },
  "object-detection": {
    "anan19990108/yolov10n_tflite": "yolov10 license:agpl-3.0",
    "facebook/detr-resnet-50": {
      tags: "transformers safetensors license:apache-2.0",
      arch: "DetrForObjectDetection detr",
      auto: "ModelForObjectDetection ImageProcessor object-detection",
      weights: { F32: 41631008 },
      hosts: "hf-inference",
    },
    "hugging-mac/yolov8-coreml": {
      tags: "coremltools coreml license:agpl-3.0",
      base: "quantized:Ultralytics/YOLOv8",
    },
    "IDEA-Research/dab-detr-resnet-50": "transformers safetensors dab-detr",
    "keremberke/yolov5m-license-plate": "yolov5",
    "mobilint/YOLO11s": "mobilint onnx",
    "PekingU/rtdetr_v2_r50vd": "transformers safetensors rt_detr_v2",
    "StephanST/WALDO30": "-",
    "zeromodels/efficientdet_d2": "zeromodels keras",
  },
  "image-segmentation": {
    "briaai/RMBG-1.4": {
      tags: "transformers onnx safetensors transformers.js custom_code license:other",
      arch: "BriaRMBG SegformerForSemanticSegmentation",
      config: {
        auto_map: {
          AutoConfig: "MyConfig.RMBGConfig",
          AutoModelForImageSegmentation: "briarmbg.BriaRMBG",
        },
      },
      weights: 44075590,
    },
    "briaai/RMBG-2.0": {
      tags: "transformers onnx safetensors transformers.js custom_code license:other",
      gated: "auto",
      config: {
        auto_map: {
          AutoConfig: "BiRefNet_config.BiRefNetConfig",
          AutoModelForImageSegmentation: "birefnet.BiRefNet",
        },
      },
      weights: 220700242,
      hosts: "fal-ai=fal-ai/bria/background/remove",
    },
    "facebook/mask2former-swin-large-coco-panoptic": "transformers mask2former license:other",
    "facebook/sapiens-seg-1b": "-",
    "feyninc/FeyNobg": "nobg",
    "LibreYOLO/LibreBEN2b-matte": "libreyolo ben2 license:mit",
    "litert-community/RF-DETR-Seg-Nano-LiteRT": "litert license:apache-2.0",
    "mlboydaisuke/ormbg-ExecuTorch": "executorch license:apache-2.0",
    "nvidia/segformer-b0-finetuned-ade-512-512": {
      tags: "transformers segformer",
      hosts: "hf-inference",
    },
    "PramaLLC/BEN2": "ben2",
    "Riksarkivet/yolov9-lines-within-regions-1": "htrflow",
    "tue-mps/coco_panoptic_eomt_large_640": "transformers safetensors eomt",
    "VictorButoi/flexray": "flexray safetensors onnx",
    "ZhengPeng7/BiRefNet": "birefnet safetensors custom_code",
  },
  "text-to-image": {
    "argmaxinc/mlx-FLUX.1-schnell": "diffusionkit flux",
    "black-forest-labs/FLUX.1-dev": {
      tags: "diffusers safetensors text-to-image diffusers:FluxPipeline license:other",
      gated: "auto",
      hosts:
        "fal-ai=fal-ai/flux/dev replicate=black-forest-labs/flux-dev together hf-inference deepinfra=black-forest-labs/FLUX-1-dev wavespeed=wavespeed-ai/flux-dev",
      staged: "nebius=black-forest-labs/flux-dev black-forest-labs=flux-dev",
    },
    "black-forest-labs/FLUX.1-Krea-dev": {
      tags: "diffusers safetensors flux license:other diffusers:FluxPipeline",
      gated: "auto",
      hosts: "fal-ai=fal-ai/flux/krea",
    },
    "ByteDance/Hyper-SD": {
      tags: "diffusers lora stable-diffusion flux",
      base: "adapter:black-forest-labs/FLUX.1-dev",
    },
    "ByteDance/SDXL-Lightning": {
      tags: "diffusers stable-diffusion license:openrail++",
      files:
        "sdxl_lightning_1step_unet_x0.safetensors sdxl_lightning_1step_x0.safetensors sdxl_lightning_2step.safetensors sdxl_lightning_2step_lora.safetensors sdxl_lightning_2step_unet.safetensors sdxl_lightning_4step.safetensors sdxl_lightning_4step_lora.safetensors sdxl_lightning_4step_unet.safetensors sdxl_lightning_8step.safetensors sdxl_lightning_8step_lora.safetensors sdxl_lightning_8step_unet.safetensors",
      hosts:
        "fal-ai=fal-ai/lightning-models replicate=bytedance/sdxl-lightning-4step:5599ed30703defd1d160a25a63321b4dec97101d98b4674bcc56e41f62f35637",
    },
    "Efficient-Large-Model/Sana_1600M_1024px": "sana",
    "latent-consistency/lcm-lora-sdxl": {
      tags: "diffusers lora license:openrail++",
      base: "adapter:stabilityai/stable-diffusion-xl-base-1.0",
    },
    "nerijs/pixel-art-xl": {
      tags: "diffusers stable-diffusion lora license:creativeml-openrail-m",
      base: "adapter:stabilityai/stable-diffusion-xl-base-1.0",
      hosts: "fal-ai=fal-ai/lora",
    },
    "Qwen/Qwen-Image": {
      tags: "diffusers safetensors license:apache-2.0 diffusers:QwenImagePipeline",
      hosts: "fal-ai=fal-ai/qwen-image replicate=qwen/qwen-image",
    },
    "stabilityai/stable-diffusion-2": {
      tags: "-",
      hosts: "hf-inference",
      staged: "hyperbolic=SD2",
    },
    "stabilityai/stable-diffusion-xl-base-1.0": {
      tags: "diffusers onnx safetensors text-to-image stable-diffusion license:openrail++",
      config: { diffusers: { _class_name: "StableDiffusionXLPipeline" } },
      card: { license: "openrail++", instance_prompt: "A lighthouse at dawn, in watercolour" },
      hosts:
        "replicate=stability-ai/sdxl:7762fd07cf82c948538e41f63f77d685e02b063e37e496e96eefd46c929f9bdc together hf-inference nscale",
      staged: "nebius=stability-ai/sdxl",
    },
    "TensorVizion/StableDiffusion-1.4-Pruned-openvino":
      "pruna-ai safetensors openvino license:creativeml-openrail-m",
    "XLabs-AI/flux-RealismLora": {
      tags: "diffusers lora flux license:other",
      base: "adapter:black-forest-labs/FLUX.1-dev",
    },
    "zai-org/GLM-Image": {
      tags: "diffusers safetensors license:mit diffusers:GlmImagePipeline",
      hosts: "fal-ai=fal-ai/glm-image zai-org=glm-image",
    },
  },
  "image-to-text": {
    "allenai/olmOCR-7B-0725": "transformers safetensors qwen2_5_vl",
    "fancyfeast/llama-joycaption-beta-one-hf-llava": "transformers safetensors llava",
    "google/pix2struct-docvqa-large": "transformers pix2struct license:apache-2.0",
    "google/pix2struct-ocrvqa-large": "transformers pix2struct license:apache-2.0",
    "nlpconnect/vit-gpt2-image-captioning": {
      tags: "transformers vision-encoder-decoder",
      hosts: "hf-inference",
    },
    "Salesforce/blip-image-captioning-large": {
      tags: "transformers safetensors license:bsd-3-clause",
      arch: "BlipForConditionalGeneration blip",
      weights: 469733436,
    },
  },
  "image-to-image": {
    "black-forest-labs/FLUX.1-Depth-dev-lora": {
      tags: "diffusers lora",
      gated: true,
      base: "adapter:black-forest-labs/FLUX.1-dev",
    },
    "black-forest-labs/FLUX.1-Kontext-dev": {
      tags: "diffusers safetensors image-generation flux diffusion-single-file diffusers:FluxKontextPipeline license:other",
      gated: "auto",
      hosts: "fal-ai=fal-ai/flux-kontext/dev replicate=black-forest-labs/flux-kontext-dev",
    },
    "black-forest-labs/FLUX.2-dev": {
      tags: "diffusers safetensors flux diffusion-single-file license:other diffusers:Flux2Pipeline",
      gated: "auto",
      hosts:
        "fal-ai=fal-ai/flux-2/edit replicate=black-forest-labs/flux-2-dev together wavespeed=wavespeed-ai/flux-2-dev/edit",
    },
    "fal/AuraSR-v2": "-",
    "keras-io/lowlight-enhance-mirnet": "keras",
    "kontext-community/relighting-kontext-dev-lora-v3": {
      tags: "diffusers lora",
      base: "adapter:black-forest-labs/FLUX.1-Kontext-dev",
    },
    "yisol/IDM-VTON":
      "diffusers onnx safetensors license:cc-by-nc-sa-4.0 diffusers:StableDiffusionXLInpaintPipeline",
  },
  "image-to-video": {
    "Comfy-Org/Wan_2.2_ComfyUI_Repackaged": "diffusion-single-file comfyui license:apache-2.0",
    "Lightricks/LTX-Video": {
      tags: "diffusers safetensors license:other diffusers:LTXPipeline",
      hosts:
        "fal-ai/text-to-video=fal-ai/ltx-video replicate/text-to-video=lightricks/ltx-video:8c47da666861d081eeb4d1261853087de23923a268a69b63febdf5dc1dee08e4",
    },
    "Lightricks/LTX-Video-0.9.7-dev": "diffusers safetensors",
    "Lightricks/LTX-Video-0.9.7-distilled": "diffusers safetensors",
    "lllyasviel/FramePack_F1_I2V_HY_20250503": "diffusers safetensors",
    "Skywork/SkyReels-V2-I2V-14B-720P": "-",
    "tencent/HunyuanVideo-I2V": "-",
    "Wan-AI/Wan2.1-I2V-14B-480P": {
      tags: "-",
      hosts: "wavespeed=wavespeed-ai/wan-2.1/i2v-480p",
    },
    "Wan-AI/Wan2.1-I2V-14B-720P": "diffusers safetensors i2v license:apache-2.0",
    "Wan-AI/Wan2.1-I2V-14B-720P-Diffusers":
      "diffusers safetensors diffusers:WanImageToVideoPipeline",
    "Wan-AI/Wan2.1-VACE-14B": "diffusers safetensors",
  },
  "unconditional-image-generation": {
    "google/ddpm-celebahq-256": "diffusers diffusers:DDPMPipeline",
    "google/ddpm-cifar10-32": "diffusers diffusers:DDPMPipeline",
  },
  "video-classification": {
    "google/videoprism-base-f16r288": "videoprism",
    "google/vivit-b-16x2-kinetics400": "transformers vivit",
    "microsoft/xclip-base-patch32": "transformers xclip",
  },
  "text-to-video": {
    "BennyDaBall/LTX-2.5-22b-distilled-nvfp4-comfy": {
      tags: "ltx nvfp4 comfyui diffusion-single-file license:other",
      base: "quantized:Lightricks/LTX-2.5",
    },
    "infosave/LTX-2.5-cmf": {
      tags: "cortiq 4-bit license:other",
      base: "quantized:Lightricks/LTX-2.5",
    },
    "Lightricks/LTX-Video-0.9.8-13B-distilled": "diffusers safetensors",
    "nvidia/Cosmos-1.0-Diffusion-7B-Text2World": "-",
    "tencent/HunyuanVideo": { tags: "- license:other", hosts: "fal-ai=fal-ai/hunyuan-video" },
    "Wan-AI/Wan2.1-T2V-14B": {
      tags: "diffusers safetensors t2v license:apache-2.0",
      hosts: "fal-ai=fal-ai/wan-t2v novita=wan-t2v replicate=wavespeedai/wan-2.1-t2v-480p",
    },
    "Wan-AI/Wan2.2-T2V-A14B": {
      tags: "-",
      hosts:
        "fal-ai=fal-ai/wan/v2.2-a14b/text-to-video replicate=wan-video/wan-2.2-t2v-fast together",
    },
    "Wan-AI/Wan2.2-TI2V-5B": {
      tags: "wan2.2 diffusers safetensors license:apache-2.0",
      hosts:
        "fal-ai=fal-ai/wan/v2.2-5b/text-to-video replicate=wan-video/wan-2.2-5b-fast wavespeed=wavespeed-ai/wan-2.2/t2v-5b-720p",
    },
  },
  "zero-shot-image-classification": {
    "Arabic-Clip/araclip": "araclip clip",
    "facebook/PE-Core-L14-336": "perception-encoder",
    "google/siglip-so400m-patch14-224": "transformers safetensors siglip",
    "google/siglip2-base-patch16-224": "transformers safetensors siglip",
    "intfloat/mmE5-mllama-11b-instruct": "transformers safetensors mllama",
    "jinaai/jina-clip-v2": "transformers safetensors custom_code",
    "microsoft/BiomedCLIP-PubMedBERT_256-vit_base_patch16_224": "open_clip",
    "openai/clip-vit-large-patch14-336": { tags: "transformers clip", hosts: "hf-inference" },
    "visheratin/mexma-siglip": "-",
    "yurijmikhalevich/rclip-models": {
      tags: "open_clip coreml onnx license:mit",
      base: "quantized:laion/CLIP-ViT-B-32-256x256-DataComp-s34B-b86K",
    },
  },
  "mask-generation": {
    "facebook/sam2-hiera-large": "sam2",
    "Zigeng/SlimSAM-uniform-50": "transformers safetensors sam",
  },
  "zero-shot-object-detection": {
    "fushh7/LLMDet": "-",
    "openmmlab-community/mm_grounding_dino_large_all": "transformers safetensors",
  },
  "text-to-3d": {
    "ashawkey/LGM": "-",
    "openai/shap-e": "diffusers diffusers:ShapEPipeline",
  },
  "image-to-3d": {
    "facebook/sam-3d-objects": { tags: "sam-3d-objects", gated: "manual" },
    "FrozenBurning/3DTopia-XL": "3dtopia-xl",
    "hwjiang/Real3D": "-",
    "stabilityai/stable-point-aware-3d": "-",
    "tencent/HunyuanWorld-1": "diffusion-single-file license:other",
    "TencentARC/InstantMesh": "-",
  },
  "image-feature-extraction": {
    "apple/aimv2-large-patch14-336-distilled": "transformers safetensors aimv2",
    "facebook/dino-vitb16": "transformers vit",
    "nvidia/MambaVision-T-1K": "transformers safetensors mambavision custom_code",
    "OpenGVLab/InternViT-6B-448px-V1-2": "transformers safetensors custom_code",
    "timm/vit_large_patch14_dinov2.lvd142m": "timm safetensors",
  },
  "keypoint-detection": {
    "ETH-CVG/lightglue_disk": "transformers safetensors lightglue",
    "magic-leap-community/superglue_outdoor": "transformers safetensors superglue",
    "magic-leap-community/superpoint": "transformers safetensors superpoint",
    "qualcomm/RTMPose-Body2d": "-",
  },
  "video-to-video": {
    "decart-ai/Lucy-Edit-Dev": "diffusers",
    "LeoLau/Shape-for-Motion": "-",
    "numz/SeedVR2_comfyUI": "-",
    "nvidia/Cosmos-Transfer2.5-2B": "-",
  },
};
